#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Counts how many more digits are even than odd, and how many more low than high. The digit in the middle is
/// neither low nor high, and is not allowed.
rule::Automaton halvesAutomaton(const std::vector<Cell> &cells, int digitCount)
{
    using State = std::pair<int, int>;
    const auto step = [digitCount](State ahead, Digit digit) -> std::optional<State> {
        const int twice = 2 * digit;
        if (twice == digitCount + 1)
            return {};
        return State{ahead.first + (digit % 2 == 0 ? 1 : -1), ahead.second + (twice <= digitCount ? 1 : -1)};
    };
    return makeAutomaton(cells, digitCount, State{0, 0}, step, [](State ahead) {
        return ahead == State{0, 0};
    });
}

std::vector<Rule> equalityCageRules(const Puzzle &puzzle, const Constraint &cage)
{
    static AutomatonCache known;
    const int digitCount = puzzle.geometry.digitCount();
    return {extraHouse(puzzle.geometry, cage.cells),
            known.get(cage.cells, digitCount, [&] { return halvesAutomaton(cage.cells, digitCount); })};
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
};

} // namespace sudoku
