#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

/// Returns a house of the cells at the same place of their box, for each place.
std::vector<Rule> disjointGroupRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    const BoxShape box = *geometry.boxes();
    std::vector<std::vector<Cell>> groups(box.size());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        groups[geometry.rowOf(cell) % box.rows * box.columns + geometry.columnOf(cell) % box.columns]
            .push_back(cell);
    std::vector<Rule> rules;
    for (std::vector<Cell> &group : groups)
        rules.push_back(extraHouse(geometry, std::move(group)));
    return rules;
}

bool disjointGroupSuits(const Geometry &geometry)
{
    return geometry.boxes().has_value();
}

} // namespace

extern const Variant disjointGroups{
    .id = "disjoint-groups",
    .name = TR_NOOP("Variant", "Disjoint groups"),
    .keywords = TR_NOOP("Variant", "disjoint sets"),
    .demand = TR_NOOP("Variant", "No digit is repeated in cells at the same place of their boxes"),
    .demandOfSymbols = TR_NOOP("Variant", "No symbol is repeated in cells at the same place of their boxes"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = disjointGroupRules,
    .need = TR_NOOP("Variant", "rectangular boxes"),
    .suits = disjointGroupSuits,
};

} // namespace sudoku
