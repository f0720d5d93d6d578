#include "ui/puzzlefactory.h"

#include "core/solve/timelimit.h"

#include <mutex>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto reportEvery = 100ms;
constexpr auto longest = std::chrono::hours(24 * 365); // where there is no limit

} // namespace

/// What the worker writes after each test, and the window reads when it likes.
struct PuzzleFactory::Watch
{
    std::mutex mutex;
    int grids = 0;
    std::int64_t tests = 0;
    std::optional<Puzzle> best;

    void note(const GenerateReport &report)
    {
        const std::lock_guard lock(mutex);
        grids = report.grids;
        tests = report.tests;
        if (report.best)
            best = *report.best;
    }
};

PuzzleFactory::PuzzleFactory(QObject *parent) : QObject(parent)
{
    m_reports.setInterval(reportEvery);
    connect(&m_reports, &QTimer::timeout, this, &PuzzleFactory::report);
}

void PuzzleFactory::start(const PuzzleOrder &order)
{
    m_job.cancel();
    m_order = order;
    m_done = 0;
    m_isStopped = false;
    m_elapsed.start();
    m_reports.start();
    emit started();
    makeNext();
}

void PuzzleFactory::stop()
{
    m_isStopped = true;
    m_job.stop();
}

void PuzzleFactory::makeNext()
{
    m_watch = std::make_shared<Watch>();
    m_elapsedOfPuzzle.start();
    const auto limit = m_order->timeLimit > 0s ? std::chrono::milliseconds(m_order->timeLimit) : longest;
    m_job.start(
        [watch = m_watch, request = m_order->request, limit](const std::stop_token &stop, const Progress &) {
            const TimeLimit timeLimit(stop, limit);
            return generate(request, {}, timeLimit.token(),
                            [&watch](const GenerateReport &report) { watch->note(report); });
        },
        [this](const GenerateResult &result) { accept(result); });
}

void PuzzleFactory::accept(const GenerateResult &result)
{
    const std::chrono::milliseconds took(m_elapsedOfPuzzle.elapsed());
    if (result.puzzle)
        emit made({m_order->request, result, took});
    ++m_done;
    ++m_order->request.seed;
    const bool isHopeless = result.outcome != Outcome::Solved && result.outcome != Outcome::Stopped;
    if (m_isStopped || isHopeless || m_done == m_order->count) {
        m_reports.stop();
        emit finished(m_isStopped ? Outcome::Stopped : isHopeless ? result.outcome : Outcome::Solved);
    } else {
        makeNext();
    }
}

void PuzzleFactory::report()
{
    PuzzleProgress progress{
        .done = m_done, .count = m_order->count, .elapsed = std::chrono::milliseconds(m_elapsed.elapsed())};
    {
        const std::lock_guard lock(m_watch->mutex);
        progress.grids = m_watch->grids;
        progress.tests = m_watch->tests;
        progress.best = m_watch->best;
    }
    emit progressed(progress);
}

} // namespace sudoku
