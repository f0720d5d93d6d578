#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the sums of the smallest and of the largest digits.
NumberRange sumsOf(const Geometry &geometry, std::span<const Cell> cells)
{
    const int count = static_cast<int>(cells.size());
    const int min = geometry.values().valueTotal(count * (count + 1) / 2, count);
    return {min, min + count * (geometry.digitCount() - count)};
}

std::vector<Rule> killerRules(const Puzzle &puzzle, const Constraint &cage)
{
    if (!cage.number())
        return {extraHouse(puzzle.geometry, cage.cells)};
    const NumberRange possible = sumsOf(puzzle.geometry, cage.cells);
    if (*cage.number() < possible.min || *cage.number() > possible.max)
        return {extraHouse(puzzle.geometry, cage.cells), rule::Domain{cage.cells.front(), {}}};
    return {extraHouse(puzzle.geometry, cage.cells), sumRule(puzzle.geometry, cage.cells, *cage.number())};
}

std::vector<Mark> killerMarks(const Geometry &, const Constraint &cage)
{
    std::vector<Mark> marks{Outline{cage.cells}};
    if (cage.number())
        marks.emplace_back(Label{*std::ranges::min_element(cage.cells), std::to_string(*cage.number())});
    return marks;
}

std::vector<SumWays> killerSums(const Geometry &geometry, const Constraint &cage)
{
    return cage.number() ? knownSum(geometry, cage.cells, *cage.number()) : std::vector<SumWays>();
}

std::vector<Rule> regionRules(const Puzzle &puzzle, const Constraint &region)
{
    return {extraHouse(puzzle.geometry, region.cells)};
}

std::vector<Mark> regionMarks(const Geometry &, const Constraint &region)
{
    return {Shade{region.cells, Shade::Texture::Framed}};
}

} // namespace

extern const Variant killer{
    .id = "killer",
    .name = TR_NOOP("Variant", "Killer cage"),
    .keywords = TR_NOOP("Variant", "sum cage, sumdoku"),
    .demand =
        TR_NOOP("Variant", "No digit is repeated in a dashed cage, and its digits add up to its number"),
    .input = Input::Cells,
    .digits = DigitUse::Sum,
    .rules = killerRules,
    .marks = killerMarks,
    .sums = killerSums,
    .number = NumberUse::Open,
    .numbers = sumsOf,
    .mayBeImpossible = true,
    .isDistinct = true,
};

extern const Variant extraRegion{
    .id = "extra-region",
    .name = TR_NOOP("Variant", "Extra region"),
    .keywords = TR_NOOP("Variant", "extra house, additional region"),
    .demand = TR_NOOP("Variant", "No digit is repeated in a shaded region with an outline"),
    .demandOfSymbols = TR_NOOP("Variant", "No symbol is repeated in a shaded region with an outline"),
    .input = Input::Cells,
    .digits = DigitUse::Identity,
    .rules = regionRules,
    .marks = regionMarks,
    .minCells = 2,
    .isDistinct = true,
};

} // namespace sudoku
