#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/generate/generate.h"
#include "ui/job.h"

#include <chrono>
#include <memory>

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

/// Makes the puzzles of an order on a worker, one after the other.
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
    void made(const sudoku::MadePuzzle &made);
    /// \a outcome is Solved when the order was carried out, though a time limit may have cut some puzzles short.
    void finished(sudoku::Outcome outcome);

private:
    struct Watch;

    void makeNext();
    void accept(const GenerateResult &result);
    void report();

    std::optional<PuzzleOrder> m_order;
    int m_done = 0;
    bool m_isStopped = false;
    QElapsedTimer m_elapsed;
    QElapsedTimer m_elapsedOfPuzzle;
    QTimer m_reports;
    std::shared_ptr<Watch> m_watch;
    Job m_job; // last, so that its thread is joined while the rest is still there
};

} // namespace sudoku
