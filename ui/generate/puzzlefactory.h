#pragma once

#include <QElapsedTimer>
#include <QObject>

#include "core/generate/generate.h"
#include "ui/base/watchedjob.h"

#include <chrono>
#include <optional>
#include <vector>

namespace sudoku {

/// So many puzzles of one kind, with ascending seeds.
struct PuzzleOrder
{
    GenerateRequest request; ///< of the first
    int count = 1;
    std::chrono::seconds timeLimit{}; ///< for each puzzle; 0 is none
};

struct MadePuzzle
{
    GenerateRequest request;
    GenerateResult result;
    std::chrono::milliseconds took{};
    bool isTaken = false; ///< opened, printed or saved
};

/// How far a PuzzleFactory is.
struct PuzzleProgress
{
    int done = 0;
    int count = 0;
    int grids = 0;
    std::int64_t tests = 0;
    std::optional<Puzzle> best = {};     ///< of the puzzle that is being made
    std::chrono::milliseconds elapsed{}; ///< since the first was begun
};

/// Makes the puzzles of an order on a worker, one after the other, and hands them over in batches, so that
/// the window is as quick with many as with few.
class PuzzleFactory : public QObject
{
    Q_OBJECT

public:
    explicit PuzzleFactory(QObject *parent = nullptr);

    bool isRunning() const { return m_job.isRunning(); }
    void start(const PuzzleOrder &order);
    /// Ends at once, with the best puzzle so far as the last.
    void stop();

signals:
    void started();
    /// About ten times a second.
    void progressed(const sudoku::PuzzleProgress &progress);
    /// Those that were made since the last time, as often.
    void made(const std::vector<sudoku::MadePuzzle> &made);
    /// \a outcome is Solved when the order was carried out, though a time limit may have cut some puzzles
    /// short.
    void finished(const sudoku::OrHalt<sudoku::Outcome> &outcome);

private:
    /// What is new since the window has heard of it.
    struct News
    {
        int done = 0;
        std::vector<MadePuzzle> made = {};
        int grids = 0; ///< this and the rest: of the puzzle that is being made
        std::int64_t tests = 0;
        std::optional<Puzzle> best = {}; ///< where it is another one
    };

    static OrHalt<Outcome> makeAll(const PuzzleOrder &order, const std::stop_token &stop,
                                   Mailbox<News> &news);
    static void add(MadePuzzle &&made, News &news);
    void hear(const std::optional<News> &news);
    void take(const News &news);

    PuzzleProgress m_progress;
    QElapsedTimer m_elapsed;
    WatchedJob<News> m_job;
};

} // namespace sudoku
