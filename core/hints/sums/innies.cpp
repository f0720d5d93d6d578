#include "core/hints/sums/finders.h"
#include "core/hints/sums/opencages.h"
#include "core/hints/sums/openequation.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::size_t maxOpenCells = 5; // more leave nearly everything

/// Calls \a look with each equation of \a equations that has open cells, few of them, until it returns false.
template <typename Look>
void forEachOpen(const SumEquations &equations, const Position &position, const StepSink &sink,
                 const Look &look)
{
    for (const SumEquation &equation : equations.all()) {
        const auto openIn = [&](const std::vector<Cell> &cells) {
            return std::ranges::count_if(cells, [&](Cell cell) { return position.isOpen(cell); });
        };
        const std::size_t count = openIn(equation.plus) + openIn(equation.minus);
        if (count == 0 || count > maxOpenCells)
            continue;
        if (sink.isDone() || !look(OpenEquation(equation, position)))
            return;
    }
}

bool addOpen(const Technique &technique, const OpenEquation &open, const Position &position, StepSink &sink)
{
    const std::optional<std::vector<DigitSet>> left = narrowEquation(open, position);
    return !left || addEquation(technique, open, *left, position, sink);
}

/// Adds the steps of one house that leave one cell, inside or outside.
void addSingleCells(bool isInside, const Technique &technique, const Position &position, StepSink &sink)
{
    forEachOpen(*SumEquations::ofOneHouse(position), position, sink, [&](const OpenEquation &open) {
        return open.cells.size() > 1 || open.isInside != isInside || addOpen(technique, open, position, sink);
    });
}

/// Adds the steps of all equations with open cells that \a suits.
template <typename Suits>
void addEquations(const Technique &technique, const Position &position, StepSink &sink, const Suits &suits)
{
    for (const auto &equations : {SumEquations::ofOneHouse(position), SumEquations::ofSeveral(position)})
        forEachOpen(*equations, position, sink, [&](const OpenEquation &open) {
            return !suits(open) || addOpen(technique, open, position, sink);
        });
}

/// Returns the cage that contains all cells of \a open and others, or null.
const OpenCage *cutCage(const OpenEquation &open, std::span<const OpenCage> cages)
{
    const auto found = std::ranges::find_if(cages, [&](const OpenCage &cage) {
        return cage.cells.size() > open.cells.size() && cage.set.includes(open.cells);
    });
    return found == cages.end() ? nullptr : &*found;
}

/// Adds the step that the cells of \a open and the others of \a cage each have a total of their own.
bool addSplit(const Technique &technique, const OpenEquation &open, const OpenCage &cage,
              const Position &position, StepSink &sink)
{
    CellSet rest = cage.set;
    for (const Cell cell : open.cells)
        rest.remove(cell);
    SumEquation other{rest.toVector(), {}, cage.total - open.total, {}, {}};
    const OpenEquation outside(other, position);
    const std::optional<std::vector<DigitSet>> leftInside = narrowEquation(open, position);
    const std::optional<std::vector<DigitSet>> leftOutside = narrowEquation(outside, position);
    if (!leftInside || !leftOutside)
        return true; // the position has no solution
    OpenEquation both = open;
    both.cells.insert(both.cells.end(), outside.cells.begin(), outside.cells.end());
    std::vector<DigitSet> left = *leftInside;
    left.insert(left.end(), leftOutside->begin(), leftOutside->end());
    StepSink one(1);
    addEquation(technique, both, left, position, one);
    if (one.steps().empty())
        return true;
    Step step = one.takeSteps().front();
    step.constraints.push_back(cage.constraint); // the last is the one that is cut
    return sink.add(std::move(step));
}

} // namespace

void findInnies(const Technique &technique, const Position &position, StepSink &sink)
{
    addSingleCells(true, technique, position, sink);
}

void findOuties(const Technique &technique, const Position &position, StepSink &sink)
{
    addSingleCells(false, technique, position, sink);
}

void findCageSplits(const Technique &technique, const Position &position, StepSink &sink)
{
    const auto cages = OpenCages::of(position);
    for (const auto &equations : {SumEquations::ofOneHouse(position), SumEquations::ofSeveral(position)})
        forEachOpen(*equations, position, sink, [&](const OpenEquation &open) {
            const OpenCage *cage =
                open.isInside && !open.isDifference() ? cutCage(open, cages->all()) : nullptr;
            return !cage || addSplit(technique, open, *cage, position, sink);
        });
}

void findInniesAndOuties(const Technique &technique, const Position &position, StepSink &sink)
{
    addEquations(technique, position, sink, [](const OpenEquation &open) {
        return !open.isDifference() && !open.equation->houses.empty();
    });
}

void findInnieOutieDifferences(const Technique &technique, const Position &position, StepSink &sink)
{
    addEquations(technique, position, sink, [](const OpenEquation &open) {
        return open.isDifference() && !open.equation->houses.empty();
    });
}

void findOverlappingCages(const Technique &technique, const Position &position, StepSink &sink)
{
    addEquations(technique, position, sink,
                 [](const OpenEquation &open) { return open.equation->houses.empty(); });
}

} // namespace sudoku
