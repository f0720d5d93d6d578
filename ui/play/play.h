#pragma once

#include <QObject>
#include <QString>

#include "core/board/board.h"
#include "ui/base/message.h"
#include "ui/generate/puzzlefactory.h"

#include <functional>
#include <optional>
#include <span>

class QMenu;

namespace sudoku {

class CommandActions;
class Document;
class FileController;
class Settings;
class StockKeeper;
struct PlayKind;

/// Puts a new puzzle on the board without a form: one that was made ahead, or else a new one.
class Play : public QObject
{
    Q_OBJECT

public:
    /// The objects of the window that it uses.
    struct Parts
    {
        Settings &settings;
        FileController &files;
        const Document &document;
    };

    explicit Play(const Parts &parts, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Takes puzzles from \a stock as long as it has some.
    void setStock(StockKeeper &stock);
    /// Lets \a resume bring back a kept board of a puzzle, if there is one, instead of opening it anew.
    void setResume(std::function<bool(const Puzzle &)> resume) { m_resume = std::move(resume); }

    void play(const PlayKind &kind);
    /// Plays another puzzle of the kind of \a puzzle with that level, or with any; does nothing if no such
    /// puzzle can be made (requestLike()).
    void playLike(const Puzzle &puzzle, std::optional<Level> level);
    /// Plays a puzzle of \a request, whatever its seed: one that was made ahead if it is of a PlayKind.
    void play(GenerateRequest request);
    /// Returns whether such a puzzle was made ahead.
    bool isReady(const GenerateRequest &request) const;
    /// Makes the puzzle of \a request, however long it takes, and opens it with \a title, which its file
    /// would have.
    void playTitled(const GenerateRequest &request, const QString &title);
    /// Returns the kind that was played last.
    const PlayKind &last() const;
    /// Returns whether a puzzle is being made.
    bool isMaking() const { return m_making.has_value(); }

signals:
    void message(const sudoku::Message &message);
    /// Emitted when a puzzle to play is on the board.
    void opened();
    void makingChanged(bool isMaking);
    /// Emitted when making takes so long that the window shows it.
    void busy(const QString &text);

private:
    /// A puzzle that is being made.
    struct Making
    {
        QString name;                    ///< of the puzzle, in messages
        QString title = {};              ///< of the board, or empty
        std::optional<Board> board = {}; ///< when it is made
    };

    void fillMenu(QMenu &menu);
    void addLevels(std::span<const PlayKind> kinds, QMenu &menu);
    bool playFromStock(const PlayKind &kind);
    void make(const PuzzleOrder &order, const Making &making);
    void open(const Board &board);
    void end(const OrHalt<Outcome> &outcome);

    Parts m_parts;
    StockKeeper *m_stock = nullptr; // null if nothing is made ahead
    PuzzleFactory m_factory;
    std::optional<Making> m_making;
    std::function<bool(const Puzzle &)> m_resume = [](const Puzzle &) { return false; };
};

} // namespace sudoku
