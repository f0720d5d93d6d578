#include "core/measure/measurement.h"

#include "core/measure/heapuse.h"
#include "core/solve/timelimit.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

struct Run
{
    MeasuredVerdict verdict;
    SolveStatistics statistics;
    std::optional<std::int64_t> memory;
};

bool hasStopped(const Run &run)
{
    return run.verdict == halted(Halt::Stopped);
}

/// Returns the memory allocated since \a before.
std::optional<std::int64_t> heapGrowth(std::optional<std::int64_t> before)
{
    const auto now = heapInUse();
    if (!now || !before || *now <= *before)
        return {};
    return *now - *before;
}

Run carryOut(const Puzzle &puzzle, MeasuredTask task, const SolveOptions &options,
             const std::stop_token &stop, const Progress &progress)
{
    const auto before = heapInUse();
    if (task == MeasuredTask::Check) {
        UniquenessCheck check(puzzle, options);
        const CheckResult result = check.run(stop, progress);
        return {result.verdict, result.statistics, heapGrowth(before)};
    }
    SolutionSearch search(puzzle, options);
    const OrHalt<Outcome> outcome = search.next(stop, progress);
    return {outcome, search.statistics(), heapGrowth(before)};
}

/// Returns the median of \a quantity over the runs; the smaller one of two.
template <typename Quantity>
auto median(const std::vector<Run> &runs, Quantity quantity)
{
    std::vector<decltype(quantity(runs.front()))> values;
    for (const Run &run : runs)
        values.push_back(quantity(run));
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

SolveStatistics medianStatistics(const std::vector<Run> &runs)
{
    const auto of = [&](auto quantity) {
        return median(runs, [&](const Run &run) { return quantity(run.statistics); });
    };
    SolveStatistics medians;
    medians.variables = of([](const SolveStatistics &each) { return each.variables; });
    medians.clauses = of([](const SolveStatistics &each) { return each.clauses; });
    medians.sat.decisions = of([](const SolveStatistics &each) { return each.sat.decisions; });
    medians.sat.conflicts = of([](const SolveStatistics &each) { return each.sat.conflicts; });
    medians.sat.propagations = of([](const SolveStatistics &each) { return each.sat.propagations; });
    medians.sat.learnt = of([](const SolveStatistics &each) { return each.sat.learnt; });
    medians.encodeTime = of([](const SolveStatistics &each) { return each.encodeProcessorTime; });
    medians.solveTime = of([](const SolveStatistics &each) { return each.solveProcessorTime; });
    return medians;
}

/// Returns the spread of \a time over the runs, which too few of them do not show.
TimeSpread spread(const std::vector<Run> &runs, std::chrono::nanoseconds SolveStatistics::*time)
{
    constexpr std::size_t minRuns = 3;
    if (runs.size() < minRuns)
        return {};
    const auto ofRun = [time](const Run &run) { return run.statistics.*time; };
    const auto [least, most] = std::ranges::minmax_element(runs, {}, ofRun);
    return {ofRun(*least), ofRun(*most)};
}

/// Fills in what the solver reports. One that reports propagations has some as soon as there is a formula.
void fillCounters(Measurement &measured)
{
    const SatStatistics &sat = measured.statistics.sat;
    measured.conflicts = sat.conflicts;
    measured.learnt = sat.learnt;
    if (sat.propagations == 0 && measured.statistics.variables > 0)
        return;
    measured.decisions = sat.decisions;
    measured.propagations = sat.propagations;
}

Measurement summary(const std::vector<Run> &runs, const SolverKind &solver)
{
    const auto stopped = std::ranges::count_if(runs, hasStopped);
    const auto decided = std::ranges::find_if_not(runs, hasStopped);
    Measurement measured{.verdict = decided == runs.end() ? runs.front().verdict : decided->verdict,
                         .runs = static_cast<int>(runs.size()),
                         .isOverTime = 2 * stopped > std::ssize(runs),
                         .statistics = medianStatistics(runs),
                         .encodeSpread = spread(runs, &SolveStatistics::encodeProcessorTime),
                         .solveSpread = spread(runs, &SolveStatistics::solveProcessorTime)};
    if (!solver.isProgram) {
        fillCounters(measured);
        measured.memory = median(runs, [](const Run &run) { return run.memory; });
    }
    return measured;
}

/// Returns whether further runs cannot change the result.
bool isSettled(const std::vector<Run> &runs, int wanted)
{
    const bool isHopeless = !hasStopped(runs.back()) && !runs.back().verdict;
    return isHopeless || 2 * std::ranges::count_if(runs, hasStopped) > wanted;
}

} // namespace

std::optional<Measurement> measure(const Puzzle &puzzle, const Experiment &experiment,
                                   const std::stop_token &stop, const Progress &progress)
{
    std::vector<Run> runs;
    SolveOptions options = experiment.solve;
    while (std::ssize(runs) < experiment.runs && (runs.empty() || !isSettled(runs, experiment.runs))) {
        ProgressReport report{.done = static_cast<int>(runs.size()), .total = experiment.runs};
        if (progress)
            progress(report);
        const TimeLimit limit(stop, experiment.timeLimit);
        Run run =
            carryOut(puzzle, experiment.task, options, limit.token(), [&](const ProgressReport &inside) {
                report.conflicts = inside.conflicts;
                if (progress)
                    progress(report);
            });
        if (hasStopped(run) && stop.stop_requested())
            break;
        runs.push_back(std::move(run));
        ++options.seed;
    }
    if (runs.empty())
        return {};
    return summary(runs, experiment.solve.solver);
}

} // namespace sudoku
