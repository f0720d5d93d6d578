#include "core/board/automaton.h"
#include "core/variants/variant.h"

#include <compare>

namespace sudoku {
namespace {

/// Beside the first cell, on the side that the line comes from.
std::vector<Mark> marks(const Geometry &geometry, const Constraint &clue)
{
    const Cell first = clue.cells[0];
    const Cell second = clue.cells[1];
    return {OutsideText{first, geometry.rowOf(first) - geometry.rowOf(second),
                        geometry.columnOf(first) - geometry.columnOf(second),
                        std::to_string(*clue.number())}};
}

int sumOfDigits(Digit from, Digit to)
{
    return (from + to) * (to - from + 1) / 2;
}

/// The crusts are the smallest and the largest digit; between them there may be nothing.
NumberRange sandwichSums(const Geometry &geometry, std::span<const Cell>)
{
    return {0, sumOfDigits(2, geometry.digitCount() - 1)};
}

std::vector<Rule> sandwichRules(const Puzzle &puzzle, const Constraint &clue)
{
    enum class Part { Before, Between, Behind };
    struct State
    {
        Part part;
        int rest;                                        // of the sum
        auto operator<=>(const State &) const = default; // NOLINT(modernize-use-nullptr)
    };
    const int digitCount = puzzle.geometry.digitCount();
    const auto step = [digitCount](State state, Digit digit) -> std::optional<State> {
        const bool isCrust = digit == 1 || digit == digitCount;
        if (isCrust && state.part == Part::Before)
            return State{Part::Between, state.rest};
        if (isCrust)
            return state.part == Part::Between && state.rest == 0 ? std::optional(State{Part::Behind, 0})
                                                                  : std::nullopt;
        if (state.part != Part::Between)
            return state;
        return digit <= state.rest ? std::optional(State{Part::Between, state.rest - digit}) : std::nullopt;
    };
    return {makeAutomaton(clue.cells, digitCount, State{Part::Before, *clue.number()}, step,
                          [](State state) { return state.part == Part::Behind; })};
}

NumberRange firstSums(const Geometry &geometry, std::span<const Cell>)
{
    return {1, sumOfDigits(1, geometry.size())};
}

std::vector<Rule> xSumRules(const Puzzle &puzzle, const Constraint &clue)
{
    struct State
    {
        int cells; // that are still to be added, or -1 before the first one
        int rest;  // of the sum
        auto operator<=>(const State &) const = default; // NOLINT(modernize-use-nullptr)
    };
    const int digitCount = puzzle.geometry.digitCount();
    const auto step = [](State state, Digit digit) -> std::optional<State> {
        if (state.cells == 0)
            return state;
        const State next{state.cells < 0 ? digit - 1 : state.cells - 1, state.rest - digit};
        const bool isPossible = next.cells == 0 ? next.rest == 0 : next.rest > 0;
        return isPossible ? std::optional(next) : std::nullopt;
    };
    return {makeAutomaton(clue.cells, digitCount, State{-1, *clue.number()}, step,
                          [](State state) { return state.cells == 0; })};
}

NumberRange diagonalSums(const Geometry &geometry, std::span<const Cell> cells)
{
    const int count = static_cast<int>(cells.size());
    return {count, count * geometry.digitCount()};
}

std::vector<Rule> littleKillerRules(const Puzzle &, const Constraint &clue)
{
    return {rule::Sum{clue.cells, *clue.number()}};
}

} // namespace

extern const Variant sandwich{
    .id = "sandwich",
    .name = TR_NOOP("Variant", "Sandwich"),
    .demand =
        TR_NOOP("Variant", "A number beside a row or column is the sum of what lies between the smallest and "
                           "the largest digit"),
    .input = Input::Line,
    .rules = sandwichRules,
    .marks = marks,
    .number = NumberUse::Needed,
    .numbers = sandwichSums,
};

extern const Variant xSum{
    .id = "x-sum",
    .name = TR_NOOP("Variant", "X-sum"),
    .demand = TR_NOOP("Variant",
                      "A number beside a row or column is the sum of as many digits as the first one says"),
    .input = Input::Line,
    .rules = xSumRules,
    .marks = marks,
    .number = NumberUse::Needed,
    .numbers = firstSums,
};

extern const Variant littleKiller{
    .id = "little-killer",
    .name = TR_NOOP("Variant", "Little killer"),
    .demand = TR_NOOP("Variant", "A number with an arrow is the sum of the diagonal that it points along"),
    .input = Input::Diagonal,
    .rules = littleKillerRules,
    .marks = marks,
    .number = NumberUse::Needed,
    .numbers = diagonalSums,
    .fewestCells = 2,
};

} // namespace sudoku
