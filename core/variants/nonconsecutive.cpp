#include "core/variants/variant.h"

namespace sudoku {
namespace {

/// Returns for each digit those that may be beside it.
std::vector<DigitSet> apartByTwo(int digitCount)
{
    std::vector<DigitSet> allowed(digitCount + 1, DigitSet::all(digitCount));
    for (Digit digit = 1; digit < digitCount; ++digit) {
        allowed[digit].remove(digit + 1);
        allowed[digit + 1].remove(digit);
    }
    return allowed;
}

std::vector<Rule> nonConsecutiveRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    const std::vector<DigitSet> allowed = apartByTwo(geometry.digitCount());
    std::vector<Rule> rules;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Cell next : geometry.neighbours(cell))
            if (next > cell)
                rules.push_back(rule::Pair{cell, next, allowed});
    return rules;
}

} // namespace

extern const Variant nonConsecutive{
    .id = "non-consecutive",
    .name = TR_NOOP("Variant", "Non-consecutive"),
    .demand = TR_NOOP("Variant", "Adjacent digits differ by two or more"),
    .input = Input::Nothing,
    .logic = LineLogic::Neighbours,
    .digits = DigitUse::Distance,
    .rules = nonConsecutiveRules,
};

} // namespace sudoku
