#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "core/generate/generate.h"
#include "ui/base/watchedjob.h"

#include <chrono>
#include <optional>
#include <vector>

namespace sudoku {

struct WordPlace;

/// A number of puzzles of one kind, with ascending seeds.
struct PuzzleOrder
{
    GenerateRequest request; ///< the request of the first puzzle
    int count = 1;
    std::chrono::seconds timeLimit{};     ///< for each puzzle; 0 means no limit
    const SymbolSet *symbols = nullptr;   ///< of the puzzles, or null for those of the window
    const WordPlace *wordPlace = nullptr; ///< where the symbols are read as a word in solutions, or null
    QString levelName = {};               ///< of a level of the person's own, if that is wished
};

struct MadePuzzle
{
    GenerateRequest request;
    GenerateResult result;
    std::chrono::milliseconds took{};
    const SymbolSet *symbols = nullptr; ///< of the puzzle, or null
    QString levelName = {};             ///< of the level of the person's own that it has, if one was wished
};

/// The progress of a PuzzleFactory.
struct PuzzleProgress
{
    int done = 0;
    int count = 0;
    int grids = 0;
    std::int64_t tests = 0;
    std::optional<Puzzle> best = {};     ///< of the puzzle that is being made
    std::chrono::milliseconds elapsed{}; ///< since the start of the first puzzle
    std::chrono::milliseconds left{};    ///< until the search gives up at the latest; 0 if that is not known
};

/// Makes the puzzles of an order one after the other on a worker thread, and delivers them in batches, so
/// that the window stays responsive.
class PuzzleFactory : public QObject
{
    Q_OBJECT

public:
    explicit PuzzleFactory(QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    void start(const PuzzleOrder &order);
    /// Stops; the best puzzle so far is the last one.
    void stop();

signals:
    void started();
    /// Emitted about ten times a second.
    void progressed(const sudoku::PuzzleProgress &progress);
    /// Emitted about ten times a second with the puzzles that were made since the last time.
    void made(const std::vector<sudoku::MadePuzzle> &made);
    /// Emitted at the end. \a outcome is Solved if the whole order was carried out, even if a time limit
    /// ended some puzzles early.
    void finished(const sudoku::OrHalt<sudoku::Outcome> &outcome);

private:
    /// The news since the window was told last.
    struct News
    {
        int done = 0;
        std::vector<MadePuzzle> made = {};
        int grids = 0; ///< this and the following ones are about the puzzle that is being made
        std::int64_t tests = 0;
        std::chrono::milliseconds left{};
        std::optional<Puzzle> best = {}; ///< set if it is a new one
    };

    static OrHalt<Outcome> makeAll(const PuzzleOrder &order, const std::stop_token &stop,
                                   Mailbox<News> &news);
    static void add(MadePuzzle &&made, News &news);
    void takeNews(const std::optional<News> &news);
    void take(const News &news);

    PuzzleProgress m_progress;
    QElapsedTimer m_elapsed;
    WatchedJob<News> m_job;
};

} // namespace sudoku
