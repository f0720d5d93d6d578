#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/generate/generate.h"
#include "ui/base/job.h"

#include <chrono>
#include <memory>
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

    bool isRunning() const { return m_reports.isActive(); }
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
    struct Watch;

    static OrHalt<Outcome> makeAll(const PuzzleOrder &order, Watch &watch, const std::stop_token &stop);
    void handOver();
    void report();
    void finish(const OrHalt<Outcome> &outcome);

    int m_count = 0; // of the order
    QElapsedTimer m_elapsed;
    QTimer m_reports;
    std::shared_ptr<Watch> m_watch;
    Job m_job;
};

} // namespace sudoku
