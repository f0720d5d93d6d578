#include "core/hints/techniques/stronglinks.h"
#include "core/hints/uniqueness/finders.h"

#include <bit>

namespace sudoku {
namespace {

/// Returns the open cell with three candidates, if all others have two; otherwise -1.
Cell onlyLargerCell(const Position &position)
{
    constexpr int threeCandidates = 3;
    Cell larger = -1;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        const int count = position.candidates(cell).size();
        if (!position.isOpen(cell) || count == 2)
            continue;
        if (count != threeCandidates || larger != -1)
            return -1;
        larger = cell;
    }
    return larger;
}

/// Returns whether each digit would have two places in each house, or none, if \a extra were false.
bool isGraveWithout(const Position &position, const Candidate &extra)
{
    const RuleIndex &rules = position.rules();
    for (int house = 0; house < rules.houseCount(); ++house)
        for (Digit digit = 1; digit <= rules.digitCount(); ++digit) {
            const bool hasExtra = digit == extra.digit && rules.house(house).set.contains(extra.cell);
            const int count = std::popcount(position.placesIn(house, digit)) - (hasExtra ? 1 : 0);
            if (count != 0 && count != 2)
                return false;
        }
    return true;
}

} // namespace

// Two digits in each cell and two places for each digit have two solutions or none.
void findBugPlusOne(const Technique &technique, const Position &position, StepSink &sink)
{
    const Cell cell = onlyLargerCell(position);
    if (cell == -1)
        return;
    for (const Digit digit : position.candidates(cell)) {
        const Candidate extra{cell, digit};
        if (!isGraveWithout(position, extra))
            continue;
        DigitSet others = position.candidates(cell);
        others.remove(digit);
        sink.add({.technique = &technique,
                  .eliminations = candidatesAmong(position, std::vector{cell}, others),
                  .groups = {{Role::Pattern, {extra}}}});
        return;
    }
}

} // namespace sudoku
