#include "core/board/automaton.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

/// Returns the digit in the middle: 5 of 1 to 9, and the lower one of two.
int middleOf(DigitValues values)
{
    return (values.first + values.last()) / 2;
}

/// Reads a column from the top.
rule::Automaton flatmateAutomaton(const std::vector<Cell> &cells, DigitValues values)
{
    enum State { Other, Smallest, Needy }; // after a digit in the middle that still needs the largest one
    const auto next = [values](int state, int value) -> int {
        if (state == Needy && value != values.last())
            return TransitionTable::deadState;
        if (value == middleOf(values))
            return state == Smallest ? Other : Needy;
        return value == values.first ? Smallest : Other;
    };
    return {cells, std::make_shared<const TransitionTable>(Needy + 1, values, next), {Other, Smallest}};
}

std::vector<Rule> flatmatesRules(const Puzzle &puzzle, const Constraint &)
{
    static AutomatonCache known;
    const Geometry &geometry = puzzle.geometry;
    std::vector<Rule> rules;
    for (Cell top = 0; top < geometry.cellCount(); ++top) {
        const int column = geometry.columnOf(top);
        if (geometry.findCell(geometry.rowOf(top) - 1, column))
            continue;
        std::vector<Cell> cells;
        for (int row = geometry.rowOf(top); const auto cell = geometry.findCell(row, column); ++row)
            cells.push_back(*cell);
        rules.emplace_back(
            known.get(cells, geometry.values(), [&] { return flatmateAutomaton(cells, geometry.values()); }));
    }
    return rules;
}

} // namespace

extern const Variant flatmates{
    .id = "dutch-flatmates",
    .name = TR_NOOP("Variant", "Dutch flatmates"),
    .keywords = TR_NOOP("Variant", "flatmates, 1 above or 9 below each 5"),
    .demand =
        TR_NOOP("Variant", "Each digit in the middle of all digits, 5 of 1 to 9, has the smallest digit "
                           "directly above it or the largest one directly below it"),
    .input = Input::Nothing,
    .logic = LineLogic::Ways,
    .rules = flatmatesRules,
};

} // namespace sudoku
