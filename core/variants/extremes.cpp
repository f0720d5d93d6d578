#include "core/variants/ruleparts.h"
#include "core/variants/shapemarks.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <functional>

namespace sudoku {
namespace {

/// Returns a pair of each cell with each one beside it. The pairs of one cell follow each other. There is no
/// pair of two cells of the same constraint.
template <typename Compare>
std::vector<Rule> extremeRules(const Puzzle &puzzle, const Constraint &extremes)
{
    const std::vector<DigitSet> allowed = pairTable(puzzle.geometry.digitCount(), Compare());
    std::vector<Rule> rules;
    for (const Cell cell : extremes.cells)
        for (const Cell beside : puzzle.geometry.neighbours(cell))
            if (std::ranges::find(extremes.cells, beside) == extremes.cells.end())
                rules.emplace_back(rule::Pair{cell, beside, allowed});
    return rules;
}

} // namespace

extern const Variant maximum{
    .id = "maximum",
    .name = TR_NOOP("Variant", "Maximum cells"),
    .keywords = TR_NOOP("Variant", "peak, local maximum, greater than all neighbours"),
    .demand = TR_NOOP("Variant", "A digit with four tips that point outwards is greater than each digit "
                                 "beside it that has no such tips"),
    .input = Input::Cells,
    .logic = LineLogic::Extreme,
    .rules = extremeRules<std::greater<>>,
    .marks = shapeMarks<Shape::Kind::OutwardTips>,
};

extern const Variant minimum{
    .id = "minimum",
    .name = TR_NOOP("Variant", "Minimum cells"),
    .keywords = TR_NOOP("Variant", "valley, local minimum, less than all neighbours"),
    .demand = TR_NOOP("Variant", "A digit with four tips that point inwards is less than each digit beside "
                                 "it that has no such tips"),
    .input = Input::Cells,
    .logic = LineLogic::Extreme,
    .rules = extremeRules<std::less<>>,
    .marks = shapeMarks<Shape::Kind::InwardTips>,
};

} // namespace sudoku
