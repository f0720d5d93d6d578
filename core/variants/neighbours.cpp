#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <set>

namespace sudoku {

extern const Variant whiteDot;
extern const Variant blackDot;
extern const Variant xv;

namespace {

// What two digits with a dot or a sum between them have in common, in the order of the field: Kropki's white
// and black dots, XV's sums.

bool differBy(int a, int b, int difference)
{
    return std::abs(a - b) == difference;
}

bool haveRatio(int a, int b, int ratio)
{
    return a == ratio * b || b == ratio * a;
}

bool addUpTo(int a, int b, int total)
{
    return a + b == total;
}

using Relation = bool (*)(int, int, int); // of the values of two digits

/// Returns the rules; \a defaultNumber is used if a constraint has no number.
template <Relation relation, int defaultNumber>
std::vector<Rule> neighbourRules(const Puzzle &puzzle, const Constraint &constraint)
{
    const int number = constraint.number().value_or(defaultNumber);
    const auto holds = [number](int a, int b) { return relation(a, b, number); };
    return {rule::Pair{constraint.cells[0], constraint.cells[1], pairTable(puzzle.geometry.values(), holds)}};
}

std::vector<std::pair<Cell, Cell>> allNeighbours(const Geometry &geometry)
{
    std::vector<std::pair<Cell, Cell>> pairs;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Cell next : geometry.neighbours(cell))
            if (next > cell)
                pairs.emplace_back(cell, next);
    return pairs;
}

/// Returns whether a kind is a dot. Either dot may be between 1 and 2.
bool isDot(const Variant *variant)
{
    return variant == &whiteDot || variant == &blackDot;
}

/// Returns pairs for neighbours without a constraint of \a kind: they have neither the numbers of the present
/// constraints nor the default ones.
template <const Variant &kind, Relation relation, int... defaultNumber>
std::vector<Rule> allGivenRules(const Puzzle &puzzle, const Constraint &)
{
    std::set<int> numbers{defaultNumber...};
    std::set<std::pair<Cell, Cell>> marked;
    for (const Constraint &constraint : puzzle.constraints) {
        if (constraint.variant == &kind || (isDot(constraint.variant) && isDot(&kind)))
            marked.insert(std::minmax(constraint.cells[0], constraint.cells[1]));
        if (constraint.variant == &kind && constraint.number())
            numbers.insert(*constraint.number());
    }
    const auto isFree = [&numbers](int a, int b) {
        return std::ranges::none_of(numbers, [&](int number) { return relation(a, b, number); });
    };
    const std::vector<DigitSet> allowed = pairTable(puzzle.geometry.values(), isFree);
    std::vector<Rule> rules;
    for (const auto &[cell, next] : allNeighbours(puzzle.geometry))
        if (!marked.contains({cell, next}))
            rules.emplace_back(rule::Pair{cell, next, allowed});
    return rules;
}

/// Shows the number in the dot if it is not the default.
template <Token::Kind kind>
std::vector<Mark> dotMarks(const Geometry &, const Constraint &dot)
{
    return {Token{dot.cells, kind, dot.number() ? std::to_string(*dot.number()) : std::string()}};
}

std::vector<Mark> xvMarks(const Geometry &, const Constraint &sum)
{
    const int total = *sum.number();
    const std::string text = total == 5 ? "V" : total == 10 ? "X" : std::to_string(total);
    return {Token{sum.cells, Token::Kind::Text, text}};
}

std::vector<SumWays> xvSums(const Geometry &geometry, const Constraint &sum)
{
    return knownSum(geometry, sum.cells, *sum.number());
}

NumberRange neighbourDifferences(const Geometry &geometry, std::span<const Cell>)
{
    return {1, geometry.digitCount() - 1};
}

NumberRange ratios(const Geometry &geometry, std::span<const Cell>)
{
    return {2, geometry.values().last()};
}

constexpr std::array commonSums{5, 10};

NumberRange sums(const Geometry &geometry, std::span<const Cell>)
{
    return {2 * geometry.values().first + 1, 2 * geometry.values().last() - 1};
}

std::vector<Rule> greaterRules(const Puzzle &puzzle, const Constraint &constraint)
{
    return pairsAlong(constraint.cells, pairTable(puzzle.geometry.digitCount(), std::greater<>()));
}

std::vector<Mark> greaterMarks(const Geometry &, const Constraint &constraint)
{
    return {Token{constraint.cells, Token::Kind::Inequality}};
}

} // namespace

extern const Variant greaterThan{
    .id = "greater-than",
    .name = TR_NOOP("Variant", "Greater than"),
    .keywords = TR_NOOP("Variant", "inequality, comparison, less than"),
    .demand = TR_NOOP("Variant", "The sign between two cells opens towards the greater digit"),
    .input = Input::Neighbours,
    .logic = LineLogic::Rise,
    .digits = DigitUse::Order,
    .rules = greaterRules,
    .marks = greaterMarks,
    .minCells = 2,
    .isDirected = true,
};

const Variant whiteDot{
    .id = "white-dot",
    .name = TR_NOOP("Variant", "White dot"),
    .keywords = TR_NOOP("Variant", "Kropki dots, consecutive, difference"),
    .demand = TR_NOOP("Variant", "Digits beside a white dot differ by one, or by the number in the dot"),
    .input = Input::Neighbours,
    .logic = LineLogic::Partners,
    .digits = DigitUse::Distance,
    .rules = neighbourRules<differBy, 1>,
    .marks = dotMarks<Token::Kind::WhiteDot>,
    .number = NumberUse::Optional,
    .numbers = neighbourDifferences,
    .minCells = 2,
};

const Variant blackDot{
    .id = "black-dot",
    .name = TR_NOOP("Variant", "Black dot"),
    .keywords = TR_NOOP("Variant", "Kropki dots, ratio, double"),
    .demand =
        TR_NOOP("Variant",
                "One digit beside a black dot is twice the other, or the other times the number in the dot"),
    .input = Input::Neighbours,
    .logic = LineLogic::Partners,
    .rules = neighbourRules<haveRatio, 2>,
    .marks = dotMarks<Token::Kind::BlackDot>,
    .number = NumberUse::Optional,
    .numbers = ratios,
    .minCells = 2,
};

const Variant xv{
    .id = "xv",
    .name = TR_NOOP("Variant", "X or V"),
    .keywords = TR_NOOP("Variant", "XV, sum of 5 or 10"),
    .demand = TR_NOOP("Variant", "Digits beside an X add up to 10, and digits beside a V add up to 5"),
    .input = Input::Neighbours,
    .logic = LineLogic::Partners,
    .digits = DigitUse::Sum,
    .rules = neighbourRules<addUpTo, 10>,
    .marks = xvMarks,
    .sums = xvSums,
    .number = NumberUse::Needed,
    .numbers = sums,
    .commonNumbers = commonSums,
    .minCells = 2,
};

extern const Variant allWhiteDots{
    .id = "all-white-dots",
    .name = TR_NOOP("Variant", "All white dots are given"),
    .keywords = TR_NOOP("Variant", "Kropki, negative constraint"),
    .demand = TR_NOOP("Variant", "Adjacent digits without a white dot do not differ by one"),
    .input = Input::Nothing,
    .logic = LineLogic::Neighbours,
    .digits = DigitUse::Distance,
    .rules = allGivenRules<whiteDot, differBy, 1>,
    .negativeOf = &whiteDot,
};

extern const Variant allBlackDots{
    .id = "all-black-dots",
    .name = TR_NOOP("Variant", "All black dots are given"),
    .keywords = TR_NOOP("Variant", "Kropki, negative constraint"),
    .demand = TR_NOOP("Variant", "Of two adjacent digits without a black dot, neither is twice the other"),
    .input = Input::Nothing,
    .logic = LineLogic::Neighbours,
    .rules = allGivenRules<blackDot, haveRatio, 2>,
    .negativeOf = &blackDot,
};

extern const Variant allXv{
    .id = "all-xv",
    .name = TR_NOOP("Variant", "All X and V are given"),
    .keywords = TR_NOOP("Variant", "XV, negative constraint"),
    .demand = TR_NOOP("Variant", "Adjacent digits without X or V add up to neither 10 nor 5"),
    .input = Input::Nothing,
    .logic = LineLogic::Neighbours,
    .rules = allGivenRules<xv, addUpTo, 5, 10>,
    .negativeOf = &xv,
};

} // namespace sudoku
