#include "core/variants/shapemarks.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the range of sums of the circles in each house.
NumberRange targets(const Geometry &geometry, std::span<const Cell>)
{
    const DigitValues values = geometry.values();
    return {values.first, values.valueTotal(values.count * (values.count + 1) / 2, values.count)};
}

std::vector<SumWays> targetSums(const Geometry &geometry, const Constraint &circles)
{
    std::vector<SumWays> sums;
    if (!circles.number())
        return sums;
    for (const House &house : geometry.houses()) {
        std::vector<Cell> cells;
        std::ranges::copy_if(house.cells, std::back_inserter(cells), [&](Cell cell) {
            return std::ranges::find(circles.cells, cell) != circles.cells.end();
        });
        if (!cells.empty())
            sums.push_back({sumWay(geometry, std::move(cells), *circles.number())});
    }
    return sums;
}

std::vector<Rule> targetSumRules(const Puzzle &puzzle, const Constraint &circles)
{
    std::vector<Rule> rules;
    for (const SumWays &sum : targetSums(puzzle.geometry, circles))
        rules.emplace_back(rule::Sum{sum.front().cells, sum.front().total});
    return rules;
}

std::vector<Mark> targetSumMarks(const Geometry &geometry, const Constraint &circles)
{
    std::vector<Mark> marks = shapeMarks<Shape::Kind::DashedRing>(geometry, circles);
    if (circles.number())
        marks.emplace_back(
            Label{std::ranges::min(circles.cells), std::to_string(*circles.number()), Label::Side::Right});
    return marks;
}

} // namespace

extern const Variant targetSum{
    .id = "target-sum",
    .name = TR_NOOP("Variant", "Target sum"),
    .demand = TR_NOOP("Variant", "The digits in the dashed circles of each row, column and box add up to %1"),
    .input = Input::Cells,
    .logic = LineLogic::Total,
    .rules = targetSumRules,
    .marks = targetSumMarks,
    .sums = targetSums,
    .number = NumberUse::Open,
    .numbers = targets,
};

} // namespace sudoku
