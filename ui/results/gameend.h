#pragma once

#include <QObject>

#include "ui/base/message.h"
#include "ui/results/endpanel.h"
#include "ui/results/gamelog.h"
#include "ui/results/gamewatch.h"

#include <functional>
#include <optional>

namespace sudoku {

class BoardView;
class BoardWave;
class CommandActions;
class Document;
class Play;
class PuzzleRater;
class Settings;
class SolveClock;

/// The end of a game: keeps its result, shows it beside the board, and makes the next puzzle.
class GameEnd : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Document &document;
        BoardView &view;
        const SolveClock &clock;
        const PuzzleRater &rater;
        Play &play;
        EndPanel &panel;
        Settings &settings;
    };

    GameEnd(const Parts &parts, QObject *parent = nullptr);
    /// Keeps the result of a game that waits for its level.
    ~GameEnd() override;

    void connectCommands(const CommandActions &actions);
    /// Lets \a isExercise tell whether the board is an exercise, which is no game.
    void setExercise(std::function<bool()> isExercise) { m_isExercise = std::move(isExercise); }
    /// Lets \a isListed tell whether the board is one of a list; then the next puzzle is the next one there.
    void setList(std::function<bool()> isListed) { m_isListed = std::move(isListed); }
    /// Shows the end of the game that is on the board again.
    void showAgain();
    /// Notes that the player was helped with this puzzle.
    void noteHint() { m_watch.noteHint(); }
    /// Notes that the program is about to enter digits for the player.
    void noteFilling() { m_watch.noteFilling(); }

signals:
    /// Emitted at the end of a game, and when the user wants to see it again: the panel can be shown.
    void ended();
    /// Emitted when the panel is no longer about the board.
    void left();
    void nextOfListRequested();
    void walkthroughRequested();
    void message(const sudoku::Message &message);

private:
    void finish(bool isFirst);
    void leave();
    void keepPending();
    void show();
    void offer();
    GameReport report() const;
    std::optional<Level> level() const;
    void goOn(NextGame next);
    void play(std::optional<Level> level);
    void openDaily();
    void showStatistics();

    Parts m_parts;
    GameLog m_log;
    GameWatch m_watch;
    BoardWave *m_wave;
    std::optional<GameRecord> m_game;    // that is shown
    std::optional<GameRecord> m_pending; // that waits for its level
    bool m_hasJustEnded = false;
    std::function<bool()> m_isExercise = [] { return false; };
    std::function<bool()> m_isListed = [] { return false; };
};

/// Returns the file in which \a settings keep the finished games.
QString gamesFile(const Settings &settings);

} // namespace sudoku
