#include "core/board/automaton.h"
#include "core/variants/outsidemark.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr char sumSign[] = "Σ";
constexpr char firstDigitSign[] = "X";
constexpr char noSign[] = ""; // its arrow tells

template <const char *sign>
std::vector<Mark> outsideClueMarks(const Geometry &geometry, const Constraint &clue)
{
    return {outsideTextOf(geometry, clue, sign)};
}

int sumOfValues(int from, int to)
{
    return (from + to) * (to - from + 1) / 2;
}

/// Returns the range of sums between the smallest and the largest digit, between which there may be no cell.
NumberRange sandwichSums(const Geometry &geometry, std::span<const Cell>)
{
    return {0, sumOfValues(geometry.values().first + 1, geometry.values().last() - 1)};
}

/// States are the part of the line (before, between or behind the crusts) and the sum so far.
rule::Automaton sandwichAutomaton(DigitValues values, int maxSum)
{
    enum Part { Before, Between, After, PartCount };
    const int sums = maxSum + 1;
    const auto next = [=](int state, int value) {
        const int part = state / sums;
        const int sum = state % sums;
        const bool isCrust = value == values.first || value == values.last();
        if (isCrust)
            return part == After ? TransitionTable::deadState : (part + 1) * sums + sum;
        if (part != Between)
            return state;
        return sum + value <= maxSum ? state + value : TransitionTable::deadState;
    };
    return {{}, std::make_shared<const TransitionTable>(PartCount * sums, values, next), {After * sums}};
}

std::vector<Rule> sandwichRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const int maxSum = sandwichSums(puzzle.geometry, clue.cells).max;
    rule::Automaton automaton =
        known.get(clue.cells, values, [&] { return sandwichAutomaton(values, maxSum); });
    automaton.accepted.front() += *clue.number();
    return {std::move(automaton)};
}

/// Returns whether no digit is repeated on the line of \a clue.
bool isInOneHouse(const Geometry &geometry, const Constraint &clue)
{
    return std::ranges::any_of(geometry.houses(), [&clue](const House &house) {
        return std::ranges::all_of(
            clue.cells, [&house](Cell cell) { return std::ranges::binary_search(house.cells, cell); });
    });
}

/// The crusts may be any two cells, either way round; where digits are repeated, they may also be equal.
std::vector<SumWays> sandwichWays(const Geometry &geometry, const Constraint &clue)
{
    if (!clue.number() || !isInOneHouse(geometry, clue))
        return {};
    SumWays ways;
    const std::vector<Cell> &line = clue.cells;
    for (auto first = line.begin(); first != line.end(); ++first)
        for (auto last = first + 1; last != line.end(); ++last)
            for (const auto &[one, other] :
                 {std::pair(1, geometry.digitCount()), std::pair(geometry.digitCount(), 1)})
                ways.push_back(
                    sumWay(geometry, {first + 1, last}, *clue.number(), {{*first, one}, {*last, other}}));
    return {1, ways};
}

/// The first 0 digits add up to 0, which is a number where a digit can be 0.
NumberRange firstSums(const Geometry &geometry, std::span<const Cell>)
{
    return {geometry.values().first, sumOfValues(1, geometry.size())};
}

/// States are the start, then how many cells are still to be added, and the sum so far.
rule::Automaton xSumAutomaton(DigitValues values, int maxSum)
{
    const int sums = maxSum + 1;
    const auto next = [=](int state, int value) {
        const int left = state == 0 ? value : (state - 1) / sums;
        const int sum = state == 0 ? value : (state - 1) % sums + value;
        if (left == 0)
            return std::max(state, 1);
        return sum <= maxSum ? 1 + (left - 1) * sums + sum : TransitionTable::deadState;
    };
    return {{}, std::make_shared<const TransitionTable>(1 + values.last() * sums, values, next), {1}};
}

std::vector<Rule> xSumRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    const int maxSum = firstSums(puzzle.geometry, clue.cells).max;
    rule::Automaton automaton = known.get(clue.cells, values, [&] { return xSumAutomaton(values, maxSum); });
    automaton.accepted.front() += *clue.number();
    return {std::move(automaton)};
}

std::vector<SumWays> xSumWays(const Geometry &geometry, const Constraint &clue)
{
    if (!clue.number())
        return {};
    SumWays ways;
    for (int count = geometry.values().first; count <= std::ssize(clue.cells); ++count)
        if (const Digit digit = geometry.values().digitOf(count); digit != noDigit)
            ways.push_back(sumWay(geometry, {clue.cells.begin(), clue.cells.begin() + count}, *clue.number(),
                                  {{clue.cells.front(), digit}}));
    return {1, ways};
}

NumberRange diagonalSums(const Geometry &geometry, std::span<const Cell> cells)
{
    const int count = static_cast<int>(cells.size());
    return {count * geometry.values().first, count * geometry.values().last()};
}

std::vector<Rule> littleKillerRules(const Puzzle &puzzle, const Constraint &clue)
{
    return clue.number() ? std::vector<Rule>{sumRule(puzzle.geometry, clue.cells, *clue.number())}
                         : std::vector<Rule>();
}

std::vector<SumWays> littleKillerSums(const Geometry &geometry, const Constraint &clue)
{
    return clue.number() ? knownSum(geometry, clue.cells, *clue.number()) : std::vector<SumWays>();
}

} // namespace

extern const Variant sandwich{
    .id = "sandwich",
    .name = TR_NOOP("Variant", "Sandwich"),
    .demand = TR_NOOP(
        "Variant",
        "A number with Σ is the sum of the digits between the smallest and the largest digit of its row or "
        "column"),
    .input = Input::Line,
    .logic = LineLogic::Sandwich,
    .rules = sandwichRules,
    .marks = outsideClueMarks<sumSign>,
    .sums = sandwichWays,
    .number = NumberUse::Open,
    .numbers = sandwichSums,
};

extern const Variant xSum{
    .id = "x-sum",
    .name = TR_NOOP("Variant", "X-sum"),
    .demand = TR_NOOP(
        "Variant",
        "A number with X is the sum of the first n digits of its row or column, where n is the first digit "
        "from that side"),
    .input = Input::Line,
    .logic = LineLogic::FirstSum,
    .rules = xSumRules,
    .marks = outsideClueMarks<firstDigitSign>,
    .sums = xSumWays,
    .number = NumberUse::Open,
    .numbers = firstSums,
};

extern const Variant littleKiller{
    .id = "little-killer",
    .name = TR_NOOP("Variant", "Little killer"),
    .keywords = TR_NOOP("Variant", "diagonal sum"),
    .demand = TR_NOOP("Variant",
                      "A number with an arrow is the sum of the digits on the diagonal that it points along"),
    .input = Input::Diagonal,
    .logic = LineLogic::Total,
    .digits = DigitUse::Sum,
    .rules = littleKillerRules,
    .marks = outsideClueMarks<noSign>,
    .sums = littleKillerSums,
    .number = NumberUse::Open,
    .numbers = diagonalSums,
    .minCells = 2,
};

} // namespace sudoku
