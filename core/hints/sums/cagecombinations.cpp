#include "core/hints/steps/sumcombinations.h"
#include "core/hints/sums/finders.h"
#include "core/hints/sums/opencages.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

/// Returns what the bounds of the other cells leave for each cell of \a cage.
std::vector<DigitSet> leftByBounds(const OpenCage &cage)
{
    std::vector<DigitSet> left = cage.digits;
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::vector<DigitSet> others = cage.digits;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        const auto [min, max] = distinctBounds(others);
        for (const Digit digit : cage.digits[i])
            if (cage.total - digit < min || cage.total - digit > max)
                left[i].remove(digit);
    }
    return left;
}

} // namespace

void findSingleCombinations(const Technique &technique, const Position &position, StepSink &sink)
{
    const auto cages = OpenCages::of(position); // not in the loop, which would let go of it
    for (const OpenCage &cage : cages->all())
        if (cage.combinations.size() == 1
            && (sink.isDone()
                || !addNarrowing(stepOf(technique, cage), position, cage.cells,
                                 cage.digitsOf(cage.combinations), sink)))
            return;
}

void findCageBounds(const Technique &technique, const Position &position, StepSink &sink)
{
    const auto cages = OpenCages::of(position);
    for (const OpenCage &cage : cages->all()) {
        const std::vector<DigitSet> left = leftByBounds(cage);
        if (std::ranges::any_of(left, &DigitSet::isEmpty))
            return; // the position has no solution
        if (!addNarrowing(stepOf(technique, cage), position, cage.cells, left, sink) || sink.isDone())
            return;
    }
}

void findCageCombinations(const Technique &technique, const Position &position, StepSink &sink)
{
    constexpr std::size_t pair = 2; // whose other digit everybody sees
    const std::size_t maxCells =
        technique.size > 0 ? technique.size : std::numeric_limits<std::size_t>::max();
    const auto cages = OpenCages::of(position);
    for (const OpenCage &cage : cages->all()) {
        if (!cage.isKnown() || cage.cells.size() > maxCells)
            continue;
        const std::vector<DigitSet> left =
            cage.cells.size() <= pair ? cage.leftBy(cage.combinations) : cage.digitsOf(cage.combinations);
        if (sink.isDone() || !addNarrowing(stepOf(technique, cage), position, cage.cells, left, sink))
            return;
    }
}

void findCagePermutations(const Technique &technique, const Position &position, StepSink &sink)
{
    const auto cages = OpenCages::of(position);
    for (const OpenCage &cage : cages->all())
        if (cage.isKnown()
            && (sink.isDone()
                || !addAllowed(stepOf(technique, cage), position, cage, cage.combinations, sink)))
            return;
}

} // namespace sudoku
