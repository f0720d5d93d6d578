#include "core/hints/sums/finders.h"
#include "core/hints/sums/opencages.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

/// Adds to \a step what the digits of the only combination of \a cage leave for cells that see all places of
/// a digit, and the house that shows it.
void addPeers(Step &step, const Position &position, const OpenCage &cage)
{
    const std::vector<DigitSet> left = cage.leftBy(cage.combinations);
    for (const Digit digit : cage.combinations.front()) {
        std::vector<Cell> places;
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i].contains(digit))
                places.push_back(cage.cells[i]);
        const CellSet seen = position.rules().commonPeers(places) & position.cellsWith(digit);
        for (const Cell cell : seen - cage.set)
            step.eliminations.push_back({cell, digit});
    }
    std::ranges::sort(step.eliminations);
}

/// The least and the most that cells with different digits can add up to.
struct SumBounds
{
    int min;
    int max;
};

/// Returns bounds for \a cells, whose digits differ: the smallest digits that can be told apart by where each
/// cell begins, and the largest by where it ends.
SumBounds distinctBounds(std::span<const DigitSet> cells)
{
    std::vector<Digit> firsts;
    std::vector<Digit> lasts;
    for (const DigitSet digits : cells) {
        firsts.push_back(digits.first());
        lasts.push_back(digits.last());
    }
    std::ranges::sort(firsts);
    std::ranges::sort(lasts, std::greater());
    SumBounds bounds{0, 0};
    for (Digit last = noDigit; const Digit digit : firsts) {
        last = std::max(last + 1, digit);
        bounds.min += last;
    }
    for (Digit last = std::numeric_limits<Digit>::max(); const Digit digit : lasts) {
        last = std::min(last - 1, digit);
        bounds.max += last;
    }
    return bounds;
}

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
    for (const OpenCage &cage : OpenCages::of(position)->all()) {
        if (cage.combinations.size() != 1)
            continue;
        Step step = stepOf(technique, cage);
        if (cage.cells.size() > 1)
            addPeers(step, position, cage);
        if (!addAllowed(std::move(step), position, cage, cage.combinations, sink) || sink.isDone())
            return;
    }
}

void findCageBounds(const Technique &technique, const Position &position, StepSink &sink)
{
    for (const OpenCage &cage : OpenCages::of(position)->all()) {
        const std::vector<DigitSet> left = leftByBounds(cage);
        if (std::ranges::any_of(left, &DigitSet::isEmpty))
            return; // the position has no solution
        if (!addNarrowing(stepOf(technique, cage), position, cage.cells, left, sink) || sink.isDone())
            return;
    }
}

void findCageCombinations(const Technique &technique, const Position &position, StepSink &sink)
{
    const std::size_t maxCells =
        technique.size > 0 ? technique.size : std::numeric_limits<std::size_t>::max();
    for (const OpenCage &cage : OpenCages::of(position)->all())
        if (cage.isKnown() && cage.cells.size() <= maxCells
            && (sink.isDone()
                || !addAllowed(stepOf(technique, cage), position, cage, cage.combinations, sink)))
            return;
}

} // namespace sudoku
