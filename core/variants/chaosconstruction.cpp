#include "core/variants/variant.h"

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

using Demand = rule::Regions::Demand;

/// Returns the sizes that a letter or a digit can name each region of.
NumberRange regionSizes(const Geometry &geometry, std::span<const Cell>)
{
    return {std::max(2, (geometry.cellCount() + maxRegions - 1) / maxRegions), geometry.digitCount()};
}

std::vector<Cell> allCells(const Geometry &geometry)
{
    std::vector<Cell> cells(geometry.cellCount());
    std::iota(cells.begin(), cells.end(), 0);
    return cells;
}

std::vector<Rule> partitionRules(const Puzzle &puzzle, const Constraint &constraint)
{
    const Geometry &geometry = puzzle.geometry;
    return {
        rule::Regions{Demand::Partition, allCells(geometry), constraint.number().value_or(geometry.size())}};
}

} // namespace

extern const Variant chaosConstruction{
    .id = "chaos-construction",
    .name = TR_NOOP("Variant", "Chaos construction"),
    .keywords = TR_NOOP("Variant", "unknown regions, construct regions"),
    .demand = TR_NOOP("Variant", "The regions are unknown: each has as many cells as a row, or as the "
                                 "number says, which are connected by their sides, and no digit twice"),
    .demandOfSymbols =
        TR_NOOP("Variant", "The regions are unknown: each has as many cells as a row, or as the number says, "
                           "which are connected by their sides, and no symbol twice"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = partitionRules,
    .need = squareBoardNeed,
    .suits = isSquareBoard,
    .number = NumberUse::Optional,
    .numbers = regionSizes,
    .hasUnknownRegions = true,
};

} // namespace sudoku
