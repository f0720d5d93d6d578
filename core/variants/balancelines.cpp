#include "core/variants/balancelines.h"

#include "core/variants/equalsums.h"
#include "core/variants/variant.h"

namespace sudoku {
extern const Variant doubleArrow;

namespace {

/// Returns cells that are equally far from the middle, from the ends on; the cell in the middle, if there is
/// one, is alone.
std::vector<std::vector<Cell>> teeth(const std::vector<Cell> &line)
{
    std::vector<std::vector<Cell>> pairs;
    for (std::size_t i = 0; i < line.size() / 2; ++i)
        pairs.push_back({line[i], line[line.size() - 1 - i]});
    if (line.size() % 2 != 0)
        pairs.push_back({line[line.size() / 2]});
    return pairs;
}

/// Each group has the sum of the last one.
std::vector<Rule> balanceRules(const Puzzle &puzzle, const Constraint &line)
{
    const std::vector<std::vector<Cell>> groups = balancedCells(line);
    std::vector<Rule> rules;
    for (std::size_t i = 0; i + 1 < groups.size(); ++i)
        rules.push_back(equalSums(groups.back(), groups[i], puzzle.geometry.values()));
    return rules;
}

constexpr LineLook rails{.layer = MarkLayer::Dashes,
                         .width = 0.13,
                         .stroke = LineLook::Stroke::Outline,
                         .ink = colouredInk(0x7d5fc4, 0xbaa6ef),
                         .edge = 0.035};

std::vector<Mark> zipperMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, rails}};
}

std::vector<Mark> doubleArrowMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, look::doubleShaft}, Shape{line.cells.front(), Shape::Kind::Ring},
            Shape{line.cells.back(), Shape::Kind::Ring}};
}

} // namespace

std::vector<std::vector<Cell>> balancedCells(const Constraint &line)
{
    const std::vector<Cell> &cells = line.cells;
    if (line.variant == &doubleArrow)
        return {{cells.begin() + 1, cells.end() - 1}, {cells.front(), cells.back()}};
    return teeth(cells);
}

extern const Variant zipperLine{
    .id = "zipper-line",
    .name = TR_NOOP("Variant", "Zipper line"),
    .keywords = TR_NOOP("Variant", "zipper, pairs with the sum of the middle"),
    .demand =
        TR_NOOP("Variant", "Two digits on a line of two rails that are equally far from its middle have "
                           "the same sum as any other two; if a cell is in the middle, its digit is "
                           "that sum"),
    .input = Input::Path,
    .logic = LineLogic::Balance,
    .rules = balanceRules,
    .marks = zipperMarks,
    .minCells = 3,
};

extern const Variant doubleArrow{
    .id = "double-arrow",
    .name = TR_NOOP("Variant", "Double arrow"),
    .keywords = TR_NOOP("Variant", "two circles, double-ended arrow"),
    .demand = TR_NOOP("Variant", "Digits along a thin line between two circles add up to the sum of the "
                                 "digits in the circles"),
    .input = Input::Path,
    .logic = LineLogic::Balance,
    .rules = balanceRules,
    .marks = doubleArrowMarks,
    .minCells = 3,
};

} // namespace sudoku
