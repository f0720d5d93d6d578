#include "ui/generate/puzzlefactory.h"

#include "core/solve/timelimit.h"

#include <mutex>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto reportEvery = 100ms;

/// \a order's puzzle of \a seed, and how long it took.
template <typename Note>
MadePuzzle makeOne(const PuzzleOrder &order, std::uint64_t seed, const std::stop_token &stop, Note note)
{
    MadePuzzle made{order.request, {}};
    made.request.seed = seed;
    const auto begin = std::chrono::steady_clock::now();
    if (order.timeLimit > 0s) {
        const TimeLimit limit(stop, order.timeLimit);
        made.result = generate(made.request, {}, limit.token(), note);
    } else {
        made.result = generate(made.request, {}, stop, note);
    }
    made.took =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
    return made;
}

} // namespace

/// What the worker writes, and the window reads when it likes.
struct PuzzleFactory::Watch
{
    std::mutex mutex;
    int done = 0;
    std::vector<MadePuzzle> made; ///< that the window has not taken yet
    int grids = 0;                ///< this and the rest: of the puzzle that is being made
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

    void add(MadePuzzle puzzle)
    {
        const std::lock_guard lock(mutex);
        ++done;
        if (puzzle.result.puzzle)
            made.push_back(std::move(puzzle));
        grids = 0;
        tests = 0;
        best.reset();
    }
};

PuzzleFactory::PuzzleFactory(QObject *parent) : QObject(parent)
{
    m_reports.setInterval(reportEvery);
    connect(&m_reports, &QTimer::timeout, this, [this] {
        handOver();
        report();
    });
}

void PuzzleFactory::start(const PuzzleOrder &order)
{
    m_job.cancel();
    m_watch = std::make_shared<Watch>();
    m_count = order.count;
    m_elapsed.start();
    m_reports.start();
    emit started();
    m_job.start([watch = m_watch, order](const std::stop_token &stop,
                                         const Progress &) { return makeAll(order, *watch, stop); },
                [this](const OrHalt<Outcome> &outcome) { finish(outcome); });
}

void PuzzleFactory::stop()
{
    m_job.stop();
}

OrHalt<Outcome> PuzzleFactory::makeAll(const PuzzleOrder &order, Watch &watch, const std::stop_token &stop)
{
    for (int i = 0; i < order.count; ++i) {
        MadePuzzle made = makeOne(order, order.request.seed + i, stop,
                                  [&watch](const GenerateReport &report) { watch.note(report); });
        const OrHalt<Outcome> outcome = made.result.outcome;
        watch.add(std::move(made));
        if (stop.stop_requested())
            return halted(Halt::Stopped);
        if (outcome != Outcome::Solved && outcome != halted(Halt::Stopped))
            return outcome; // hopeless
    }
    return Outcome::Solved;
}

void PuzzleFactory::handOver()
{
    std::vector<MadePuzzle> batch;
    {
        const std::lock_guard lock(m_watch->mutex);
        batch.swap(m_watch->made);
    }
    if (!batch.empty())
        emit made(batch);
}

void PuzzleFactory::report()
{
    PuzzleProgress progress{.count = m_count, .elapsed = std::chrono::milliseconds(m_elapsed.elapsed())};
    {
        const std::lock_guard lock(m_watch->mutex);
        progress.done = m_watch->done;
        progress.grids = m_watch->grids;
        progress.tests = m_watch->tests;
        progress.best = m_watch->best;
    }
    if (progress.done < progress.count)
        emit progressed(progress);
}

void PuzzleFactory::finish(const OrHalt<Outcome> &outcome)
{
    handOver();
    m_reports.stop();
    emit finished(outcome);
}

} // namespace sudoku
