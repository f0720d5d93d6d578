#include "core/board/automaton.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

/// Returns the largest number of cells of a constraint: more have too many sets of digits.
int maxCells(const Geometry &geometry)
{
    constexpr int maxSets = 20'000;
    const int digitCount = geometry.digitCount();
    int sets = 1;
    int ofSize = 1;
    for (int size = 1; size <= digitCount; ++size) {
        ofSize = ofSize * (digitCount - size + 1) / size;
        sets += ofSize;
        if (sets > maxSets)
            return size;
    }
    return geometry.cellCount();
}

/// Reads the digits that are counted, then their number. States are how many digits were read and which of
/// them there are.
rule::Automaton differentAutomaton(const Cells &cells, DigitValues values)
{
    using State = std::pair<int, std::uint32_t>;
    const int counted = static_cast<int>(cells.size()) - 1;
    const auto step = [=](State state, int value) -> std::optional<State> {
        const auto [read, digits] = state;
        if (read < counted)
            return State{read + 1, digits | std::uint32_t{1} << value};
        return std::popcount(digits) == value ? std::optional(State{read + 1, 0}) : std::nullopt;
    };
    return makeAutomaton(cells, values, State{0, 0}, step,
                         [counted](State state) { return state.first > counted; });
}

std::vector<Rule> countDistinctRules(const Puzzle &puzzle, const Constraint &constraint)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    Cells cells = constraint.cells;
    std::rotate(cells.begin(), cells.begin() + 1, cells.end());
    return {known.get(cells, values, [&] { return differentAutomaton(cells, values); })};
}

std::vector<Mark> countDistinctMarks(const Geometry &, const Constraint &constraint)
{
    return {Outline{constraint.cells}, Label{constraint.cells.front(), "#≠"}};
}

std::optional<ConstraintProblem> tooManyCells(const Geometry &geometry, const Constraint &constraint)
{
    using enum ConstraintProblem::Kind;
    const int max = maxCells(geometry);
    return std::ssize(constraint.cells) > max ? std::optional(ConstraintProblem{CellCount, 2, max})
                                              : std::nullopt;
}

} // namespace

extern const Variant countDistinct{
    .id = "count-distinct",
    .name = TR_NOOP("Variant", "Count of different digits"),
    .keywords = TR_NOOP("Variant", "count distinct, different digits, how many different"),
    .demand = TR_NOOP("Variant", "The digit beside #≠ says how many different digits the other cells of its "
                                 "dashed cage have"),
    .input = Input::Path,
    .logic = LineLogic::Ways,
    .rules = countDistinctRules,
    .marks = countDistinctMarks,
    .problem = tooManyCells,
    .minCells = 2,
    .mayJump = true,
    .isDirected = true,
};

} // namespace sudoku
