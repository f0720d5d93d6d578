#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Counts how many more digits are even than odd, and how many more low than high. The digit in the middle is
/// neither low nor high, and is not allowed.
rule::Automaton halvesAutomaton(const std::vector<Cell> &cells, DigitValues values)
{
    using State = std::pair<int, int>;
    const auto step = [values](State ahead, int value) -> std::optional<State> {
        const int aboveMiddle = 2 * value - values.first - values.last();
        if (aboveMiddle == 0)
            return {};
        return State{ahead.first + (value % 2 == 0 ? 1 : -1), ahead.second + (aboveMiddle < 0 ? 1 : -1)};
    };
    return makeAutomaton(cells, values, State{0, 0}, step, [](State ahead) { return ahead == State{0, 0}; });
}

std::vector<Rule> equalityCageRules(const Puzzle &puzzle, const Constraint &cage)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    return {extraHouse(puzzle.geometry, cage.cells),
            known.get(cage.cells, values, [&] { return halvesAutomaton(cage.cells, values); })};
}

std::vector<Mark> equalityCageMarks(const Geometry &, const Constraint &cage)
{
    return {Outline{cage.cells}, Label{std::ranges::min(cage.cells), "="}};
}

} // namespace

extern const Variant equalityCage{
    .id = "equality-cage",
    .name = TR_NOOP("Variant", "Equality cage"),
    .keywords = TR_NOOP("Variant", "as many even as odd, as many low as high"),
    .demand = TR_NOOP("Variant", "A dashed cage with = has as many even digits as odd ones and as many low "
                                 "ones as high ones, none of them repeated, and not the digit in the middle"),
    .input = Input::Cells,
    .logic = LineLogic::Halves,
    .rules = equalityCageRules,
    .marks = equalityCageMarks,
    .minCells = 2,
    .isDistinct = true,
    .sizeWords = SizeWords::Halves,
};

} // namespace sudoku
