#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <cstdlib>

namespace sudoku {
namespace {

/// How many steps along rows and columns lead from one cell to another.
int stepsBetween(const Geometry &geometry, Cell one, Cell other)
{
    return std::abs(geometry.rowOf(one) - geometry.rowOf(other))
           + std::abs(geometry.columnOf(one) - geometry.columnOf(other));
}

/// Returns what two cells allow each other, by the steps between them, from 0 on.
std::vector<std::vector<DigitSet>> tablesOf(DigitValues values)
{
    std::vector<std::vector<DigitSet>> tables;
    for (int steps = 0; steps <= values.last(); ++steps)
        tables.push_back(pairTable(values, [steps](int a, int b) { return a != steps || b != steps; }));
    return tables;
}

std::vector<Rule> antiTaxicabRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    const std::vector<std::vector<DigitSet>> tables = tablesOf(geometry.values());
    std::vector<Rule> rules;
    for (Cell one = 0; one < geometry.cellCount(); ++one)
        for (Cell other = one + 1; other < geometry.cellCount(); ++other)
            if (const int steps = stepsBetween(geometry, one, other); steps < std::ssize(tables))
                rules.emplace_back(rule::Pair{one, other, tables[steps]});
    return rules;
}

/// Larger boards have more than a hundred thousand pairs.
bool isOfModestSize(const Geometry &geometry)
{
    constexpr int maxSize = 16;
    return geometry.size() <= maxSize;
}

} // namespace

extern const Variant antiTaxicab{
    .id = "anti-taxicab",
    .name = TR_NOOP("Variant", "Anti-taxicab"),
    .keywords = TR_NOOP("Variant", "taxicab distance, Manhattan distance"),
    .demand = TR_NOOP("Variant", "Two cells with the same digit are not that many steps apart, along rows "
                                 "and columns"),
    .input = Input::Nothing,
    .logic = LineLogic::Neighbours,
    .rules = antiTaxicabRules,
    .need = TR_NOOP("Variant", "at most 16 rows"),
    .suits = isOfModestSize,
};

} // namespace sudoku
