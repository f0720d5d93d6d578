#include "core/measure/measuredrow.h"

#include "core/version/version.h"

#include <algorithm>

namespace sudoku {
namespace {

bool areAlike(const Experiment &a, const Experiment &b)
{
    const EncodeOptions &one = a.solve.encode;
    const EncodeOptions &other = b.solve.encode;
    return a.task == b.task && one.method == other.method && one.kind == other.kind
           && one.sharesBetweenHouses == other.sharesBetweenHouses && a.solve.solver.id == b.solve.solver.id;
}

template <typename Number>
void add(std::optional<Number> &sum, const std::optional<Number> &more)
{
    sum = sum && more ? std::optional<Number>(*sum + *more) : std::nullopt;
}

void add(MeasuredRow &sum, const MeasuredRow &row)
{
    Measurement &all = sum.measurement;
    const Measurement &one = row.measurement;
    if (all.verdict && !one.verdict)
        all.verdict = one.verdict;
    all.runs = std::min(all.runs, one.runs);
    all.isOverTime = all.isOverTime || one.isOverTime;
    all.statistics.variables += one.statistics.variables;
    all.statistics.clauses += one.statistics.clauses;
    all.statistics.encodeTime += one.statistics.encodeTime;
    all.statistics.solveTime += one.statistics.solveTime;
    all.encodeSpread = TimeSpread{};
    all.solveSpread = TimeSpread{};
    add(all.conflicts, one.conflicts);
    add(all.learnt, one.learnt);
    add(all.decisions, one.decisions);
    add(all.propagations, one.propagations);
    add(all.memory, one.memory);
    ++sum.puzzles;
}

} // namespace

MeasuredRow measuredRow(const Puzzle &puzzle, Experiment experiment, Measurement measurement)
{
    return {.experiment = std::move(experiment),
            .measurement = std::move(measurement),
            .size = puzzle.geometry.size(),
            .givens = puzzle.givens.filledCount(),
            .program = versionLine()};
}

std::vector<MeasuredRow> sum(const std::vector<MeasuredRow> &rows)
{
    std::vector<MeasuredRow> sums;
    for (const MeasuredRow &row : rows) {
        const auto same = std::ranges::find_if(
            sums, [&row](const MeasuredRow &known) { return areAlike(known.experiment, row.experiment); });
        if (same == sums.end())
            sums.push_back(row);
        else
            add(*same, row);
    }
    return sums;
}

} // namespace sudoku
