#include "core/board/automaton.h"
#include "core/variants/outsidemark.h"
#include "core/variants/variant.h"

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

int sumOfDigits(Digit from, Digit to)
{
    return (from + to) * (to - from + 1) / 2;
}

/// Returns the range of sums between the smallest and the largest digit, between which there may be no cell.
NumberRange sandwichSums(const Geometry &geometry, std::span<const Cell>)
{
    return {0, sumOfDigits(2, geometry.digitCount() - 1)};
}

/// States are the part of the line (before, between or behind the crusts) and the sum so far.
rule::Automaton sandwichAutomaton(int digitCount, int maxSum)
{
    enum Part { Before, Between, After, PartCount };
    const int sums = maxSum + 1;
    const auto next = [=](int state, Digit digit) {
        const int part = state / sums;
        const int sum = state % sums;
        const bool isCrust = digit == 1 || digit == digitCount;
        if (isCrust)
            return part == After ? TransitionTable::deadState : (part + 1) * sums + sum;
        if (part != Between)
            return state;
        return sum + digit <= maxSum ? state + digit : TransitionTable::deadState;
    };
    return {{}, std::make_shared<const TransitionTable>(PartCount * sums, digitCount, next), {After * sums}};
}

std::vector<Rule> sandwichRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    static AutomatonCache known;
    const int digitCount = puzzle.geometry.digitCount();
    const int maxSum = sandwichSums(puzzle.geometry, clue.cells).max;
    rule::Automaton automaton =
        known.get(clue.cells, digitCount, [&] { return sandwichAutomaton(digitCount, maxSum); });
    automaton.accepted.front() += *clue.number();
    return {std::move(automaton)};
}

/// The crusts may be any two cells, either way round.
std::vector<SumWays> sandwichWays(const Geometry &geometry, const Constraint &clue)
{
    if (!clue.number())
        return {};
    SumWays ways;
    const std::vector<Cell> &line = clue.cells;
    for (auto first = line.begin(); first != line.end(); ++first)
        for (auto last = first + 1; last != line.end(); ++last)
            for (const auto &[one, other] :
                 {std::pair(1, geometry.digitCount()), std::pair(geometry.digitCount(), 1)})
                ways.push_back({{first + 1, last}, *clue.number(), {{*first, one}, {*last, other}}});
    return {1, ways};
}

NumberRange firstSums(const Geometry &geometry, std::span<const Cell>)
{
    return {1, sumOfDigits(1, geometry.size())};
}

/// States are the start, then how many cells are still to be added, and the sum so far.
rule::Automaton xSumAutomaton(int digitCount, int maxSum)
{
    const int sums = maxSum + 1;
    const auto next = [=](int state, Digit digit) {
        const int left = state == 0 ? digit : (state - 1) / sums;
        const int sum = state == 0 ? digit : (state - 1) % sums + digit;
        if (left == 0)
            return state;
        return sum <= maxSum ? 1 + (left - 1) * sums + sum : TransitionTable::deadState;
    };
    return {{}, std::make_shared<const TransitionTable>(1 + digitCount * sums, digitCount, next), {1}};
}

std::vector<Rule> xSumRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    static AutomatonCache known;
    const int digitCount = puzzle.geometry.digitCount();
    const int maxSum = firstSums(puzzle.geometry, clue.cells).max;
    rule::Automaton automaton =
        known.get(clue.cells, digitCount, [&] { return xSumAutomaton(digitCount, maxSum); });
    automaton.accepted.front() += *clue.number();
    return {std::move(automaton)};
}

std::vector<SumWays> xSumWays(const Geometry &, const Constraint &clue)
{
    if (!clue.number())
        return {};
    SumWays ways;
    for (Digit count = 1; count <= std::ssize(clue.cells); ++count)
        ways.push_back({{clue.cells.begin(), clue.cells.begin() + count},
                        *clue.number(),
                        {{clue.cells.front(), count}}});
    return {1, ways};
}

NumberRange diagonalSums(const Geometry &geometry, std::span<const Cell> cells)
{
    const int count = static_cast<int>(cells.size());
    return {count, count * geometry.digitCount()};
}

std::vector<Rule> littleKillerRules(const Puzzle &, const Constraint &clue)
{
    return clue.number() ? std::vector<Rule>{rule::Sum{clue.cells, *clue.number()}} : std::vector<Rule>();
}

std::vector<SumWays> littleKillerSums(const Geometry &, const Constraint &clue)
{
    return clue.number() ? knownSum(clue.cells, *clue.number()) : std::vector<SumWays>();
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
