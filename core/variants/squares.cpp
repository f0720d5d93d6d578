#include "core/variants/squares.h"

#include "core/board/automaton.h"
#include "core/variants/variant.h"

namespace sudoku {

extern const Variant globalEntropy;

namespace {

constexpr int modulus = 3;

/// States are the groups that were read, a bit for each.
rule::Automaton groupsAutomaton(const std::vector<Cell> &cells, int digitCount, const DigitGroups &groups)
{
    int all = 0;
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (!groups[i].isEmpty())
            all |= 1 << i;
    const auto step = [&groups](int seen, Digit digit) {
        for (std::size_t i = 0; i < groups.size(); ++i)
            if (groups[i].contains(digit))
                seen |= 1 << i;
        return std::optional(seen);
    };
    return makeAutomaton(cells, digitCount, 0, step, [all](int seen) { return seen == all; });
}

std::vector<Rule> squareRules(const Puzzle &puzzle, const Constraint &constraint)
{
    static AutomatonCache known;
    const Geometry &geometry = puzzle.geometry;
    const int digitCount = geometry.digitCount();
    const DigitGroups groups = squareGroups(*constraint.variant, geometry.values());
    std::vector<Rule> rules;
    for (const std::vector<Cell> &cells : squaresOf(geometry))
        rules.emplace_back(known.get(
            cells, geometry.values(), [&] { return groupsAutomaton(cells, digitCount, groups); },
            constraint.variant == &globalEntropy));
    return rules;
}

} // namespace

std::vector<Cell> squareFrom(const Geometry &geometry, Cell cell)
{
    const int row = geometry.rowOf(cell);
    const int column = geometry.columnOf(cell);
    const auto right = geometry.findCell(row, column + 1);
    const auto below = geometry.findCell(row + 1, column);
    const auto across = geometry.findCell(row + 1, column + 1);
    return right && below && across ? std::vector{cell, *right, *below, *across} : std::vector<Cell>();
}

std::vector<std::vector<Cell>> squaresOf(const Geometry &geometry)
{
    std::vector<std::vector<Cell>> squares;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (std::vector<Cell> square = squareFrom(geometry, cell); !square.empty())
            squares.push_back(std::move(square));
    return squares;
}

DigitGroups squareGroups(const Variant &kind, DigitValues values)
{
    return &kind == &globalEntropy ? groupsBySize(values.count) : groupsByRemainder(values, modulus);
}

extern const Variant globalEntropy{
    .id = "global-entropy",
    .name = TR_NOOP("Variant", "Global entropy"),
    .keywords = TR_NOOP("Variant", "2x2 squares, low, middle and high digits"),
    .demand = TR_NOOP("Variant", "Of each four cells around a corner at least one is low, one middle and one "
                                 "high"),
    .input = Input::Nothing,
    .logic = LineLogic::Squares,
    .rules = squareRules,
    .sizeWords = SizeWords::Thirds,
};

extern const Variant globalModulo{
    .id = "global-modulo",
    .name = TR_NOOP("Variant", "Global modulo"),
    .keywords = TR_NOOP("Variant", "2x2 squares, remainders, global mod 3"),
    .demand = TR_NOOP("Variant", "Of each four cells around a corner at least one is divisible by 3, one "
                                 "leaves the remainder 1 and one the remainder 2"),
    .input = Input::Nothing,
    .logic = LineLogic::Squares,
    .rules = squareRules,
};

} // namespace sudoku
