#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <functional>

namespace sudoku {
namespace {

/// Returns a pair of each cell with each one beside it, so that each cell has its rules side by side. Cells
/// of one constraint that touch each other say nothing of each other.
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

template <Shape::Kind kind>
std::vector<Mark> extremeMarks(const Geometry &, const Constraint &extremes)
{
    std::vector<Mark> marks;
    for (const Cell cell : extremes.cells)
        marks.emplace_back(Shape{cell, kind});
    return marks;
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
    .marks = extremeMarks<Shape::Kind::OutwardTips>,
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
    .marks = extremeMarks<Shape::Kind::InwardTips>,
};

} // namespace sudoku
