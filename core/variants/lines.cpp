#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sudoku {
namespace {

template <const LineLook &look>
std::vector<Mark> lineMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, look}};
}

std::vector<Rule> thermometerRules(const Puzzle &puzzle, const Constraint &line)
{
    return pairsAlong(line.cells, pairTable(puzzle.geometry.digitCount(), std::less<>()));
}

std::vector<Mark> thermometerMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, look::tube}, Shape{line.cells.front(), Shape::Kind::Bulb}};
}

std::vector<Rule> palindromeRules(const Puzzle &puzzle, const Constraint &line)
{
    const std::vector<DigitSet> same = pairTable(puzzle.geometry.digitCount(), std::equal_to<>());
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < line.cells.size() / 2; ++i)
        if (const Cell other = line.cells[line.cells.size() - 1 - i]; other != line.cells[i])
            rules.emplace_back(rule::Pair{line.cells[i], other, same});
    return rules;
}

/// Returns the minimum difference: five on 9x9, as in German whispers.
int minDifference(const Geometry &geometry, const Constraint &line)
{
    return line.number().value_or((geometry.digitCount() + 1) / 2);
}

std::vector<Rule> whispersRules(const Puzzle &puzzle, const Constraint &line)
{
    const int min = minDifference(puzzle.geometry, line);
    return pairsAlong(line.cells, pairTable(puzzle.geometry.digitCount(),
                                            [min](Digit a, Digit b) { return std::abs(a - b) >= min; }));
}

/// Shows the number if it is not the default.
std::vector<Mark> whispersMarks(const Geometry &, const Constraint &line)
{
    std::vector<Mark> marks{Line{line.cells, look::dashes}};
    if (line.number())
        marks.emplace_back(
            Label{line.cells.front(), "≥" + std::to_string(*line.number()), Label::Side::Right});
    return marks;
}

NumberRange lineDifferences(const Geometry &geometry, std::span<const Cell>)
{
    return {1, geometry.digitCount() - 1};
}

/// Returns rules for different digits; any two differ by less than the length of the line.
std::vector<Rule> renbanRules(const Puzzle &puzzle, const Constraint &line)
{
    const std::vector<Cell> cells = withoutRepetition(line.cells);
    const int count = static_cast<int>(cells.size());
    const auto near = pairTable(puzzle.geometry.digitCount(),
                                [count](Digit a, Digit b) { return a != b && std::abs(a - b) < count; });
    std::vector<Rule> rules{rule::Distinct{cells}};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            rules.emplace_back(rule::Pair{cells[i], cells[j], near});
    return rules;
}

rule::Automaton betweenAutomaton(const std::vector<Cell> &cells, int digitCount)
{
    using State = std::vector<Digit>; // the ends that were read, ascending
    const auto step = [](State ends, Digit digit) -> std::optional<State> {
        if (ends.size() == 2)
            return ends[0] < digit && digit < ends[1] ? std::optional(ends) : std::nullopt;
        ends.insert(std::ranges::upper_bound(ends, digit), digit);
        return ends;
    };
    return makeAutomaton(cells, digitCount, State{}, step,
                         [](const State &ends) { return ends.size() == 2; });
}

/// Reads the ends first. No digit is between the ends of a line that returns to one of them.
std::vector<Rule> betweenRules(const Puzzle &puzzle, const Constraint &line)
{
    static AutomatonCache known;
    const std::vector<Cell> inner = withoutRepetition({line.cells.begin() + 1, line.cells.end() - 1});
    for (const Cell end : {line.cells.front(), line.cells.back()})
        if (isClosed(line.cells) || std::ranges::find(inner, end) != inner.end())
            return {rule::Domain{end, {}}};
    std::vector<Cell> cells{line.cells.front(), line.cells.back()};
    cells.insert(cells.end(), inner.begin(), inner.end());
    const int digitCount = puzzle.geometry.digitCount();
    return {known.get(cells, digitCount, [&] { return betweenAutomaton(cells, digitCount); })};
}

std::vector<Mark> betweenMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, look::link}, Shape{line.cells.front(), Shape::Kind::NarrowRing},
            Shape{line.cells.back(), Shape::Kind::NarrowRing}};
}

rule::Automaton arrowAutomaton(const std::vector<Cell> &cells, DigitValues values)
{
    using Rest = std::optional<int>; // of the digit in the circle
    const auto step = [](Rest rest, int value) -> std::optional<Rest> {
        if (rest && value > *rest)
            return {};
        return Rest(rest ? *rest - value : value);
    };
    return withCoefficients(makeAutomaton(cells, values, Rest(), step, [](Rest rest) { return rest == 0; }),
                            values, {1});
}

std::vector<Rule> arrowRules(const Puzzle &puzzle, const Constraint &arrow)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    return {known.get(arrow.cells, values, [&] { return arrowAutomaton(arrow.cells, values); })};
}

std::vector<SumWays> arrowSums(const Geometry &geometry, const Constraint &arrow)
{
    SumWays ways;
    for (Digit digit = 1; digit <= geometry.digitCount(); ++digit)
        ways.push_back(sumWay(geometry, {arrow.cells.begin() + 1, arrow.cells.end()},
                              geometry.values().of(digit), {{arrow.cells.front(), digit}}));
    return {1, ways};
}

constexpr int pillSize = 2; ///< cells
constexpr int tens = 10;    ///< what its first digit counts

std::vector<Mark> arrowMarks(const Geometry &, const Constraint &arrow)
{
    return {Line{arrow.cells, look::shaft}, Shape{arrow.cells.front(), Shape::Kind::Ring}};
}

/// Reads the tens, the units, and then the digits along the arrow.
rule::Automaton pillArrowAutomaton(const std::vector<Cell> &cells, DigitValues values)
{
    using State = std::pair<int, int>; // how many digits of the pill were read, and the rest of its number
    const auto step = [](State state, int value) -> std::optional<State> {
        const auto [read, rest] = state;
        if (read < pillSize)
            return State{read + 1, rest * tens + value};
        return value <= rest ? std::optional(State{read, rest - value}) : std::nullopt;
    };
    const auto accepts = [](State state) { return state == State{pillSize, 0}; };
    return withCoefficients(makeAutomaton(cells, values, State{0, 0}, step, accepts), values, {tens, 1});
}

/// The number in the pill is read from left to right, or from top to bottom, wherever the arrow begins.
std::vector<Rule> pillArrowRules(const Puzzle &puzzle, const Constraint &arrow)
{
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    std::vector<Cell> cells = arrow.cells;
    std::sort(cells.begin(), cells.begin() + pillSize);
    return {known.get(cells, values, [&] { return pillArrowAutomaton(cells, values); })};
}

std::vector<SumWays> pillArrowSums(const Geometry &geometry, const Constraint &arrow)
{
    const auto [first, second] = std::minmax(arrow.cells[0], arrow.cells[1]);
    const DigitValues values = geometry.values();
    SumWays ways;
    for (Digit ten = 1; ten <= geometry.digitCount(); ++ten)
        for (Digit unit = 1; unit <= geometry.digitCount(); ++unit)
            ways.push_back(sumWay(geometry, {arrow.cells.begin() + pillSize, arrow.cells.end()},
                                  values.of(ten) * tens + values.of(unit), {{first, ten}, {second, unit}}));
    return {1, ways};
}

std::vector<Mark> pillArrowMarks(const Geometry &, const Constraint &arrow)
{
    const auto pillEnd = arrow.cells.begin() + pillSize;
    return {Line{{pillEnd - 1, arrow.cells.end()}, look::shaft},
            Line{{arrow.cells.begin(), pillEnd}, look::pill}};
}

} // namespace

extern const Variant thermometer{
    .id = "thermometer",
    .name = TR_NOOP("Variant", "Thermometer"),
    .demand = TR_NOOP("Variant", "Digits increase from the bulb of a thermometer to its end"),
    .input = Input::Path,
    .logic = LineLogic::Rise,
    .digits = DigitUse::Order,
    .rules = thermometerRules,
    .marks = thermometerMarks,
    .minCells = 2,
    .isDistinct = true,
    .isDirected = true,
};

extern const Variant palindrome{
    .id = "palindrome",
    .name = TR_NOOP("Variant", "Palindrome"),
    .keywords = TR_NOOP("Variant", "mirror line"),
    .demand = TR_NOOP("Variant", "A pale line reads the same from both ends"),
    .input = Input::Path,
    .logic = LineLogic::Mirror,
    .digits = DigitUse::Identity,
    .rules = palindromeRules,
    .marks = lineMarks<look::ribbon>,
    .minCells = 2,
    .mayCross = true,
};

extern const Variant whispers{
    .id = "whispers",
    .name = TR_NOOP("Variant", "Whispers"),
    .keywords = TR_NOOP("Variant", "German whispers, Dutch whispers, whisper line"),
    .demand = TR_NOOP("Variant", "Adjacent digits on a dashed line differ by at least half the number of "
                                 "digits, or by at least the number given"),
    .input = Input::Path,
    .logic = LineLogic::Whispers,
    .digits = DigitUse::Distance,
    .rules = whispersRules,
    .marks = whispersMarks,
    .number = NumberUse::Optional,
    .numbers = lineDifferences,
    .minCells = 2,
    .mayCross = true,
};

extern const Variant renban{
    .id = "renban",
    .name = TR_NOOP("Variant", "Renban"),
    .keywords = TR_NOOP("Variant", "run of digits, consecutive line"),
    .demand = TR_NOOP("Variant", "A dotted line contains consecutive digits in any order"),
    .input = Input::Path,
    .logic = LineLogic::Run,
    .digits = DigitUse::Distance,
    .rules = renbanRules,
    .marks = lineMarks<look::beads>,
    .minCells = 2,
    .isDistinct = true,
    .mayCross = true,
};

extern const Variant betweenLine{
    .id = "between-line",
    .name = TR_NOOP("Variant", "Between line"),
    .demand =
        TR_NOOP("Variant", "Digits on a line between two circles are between the digits in the circles"),
    .input = Input::Path,
    .logic = LineLogic::Between,
    .digits = DigitUse::Distance,
    .rules = betweenRules,
    .marks = betweenMarks,
    .minCells = 3,
    .mayCross = true,
};

extern const Variant arrow{
    .id = "arrow",
    .name = TR_NOOP("Variant", "Arrow"),
    .demand = TR_NOOP("Variant", "Digits along an arrow add up to the digit in its circle"),
    .input = Input::Path,
    .logic = LineLogic::Arrow,
    .rules = arrowRules,
    .marks = arrowMarks,
    .sums = arrowSums,
    .minCells = 2,
    .isDirected = true,
};

extern const Variant pillArrow{
    .id = "pill-arrow",
    .name = TR_NOOP("Variant", "Pill arrow"),
    .keywords = TR_NOOP("Variant", "two-digit arrow, double circle"),
    .demand = TR_NOOP("Variant", "Digits along an arrow add up to the two-digit number in its pill"),
    .input = Input::Path,
    .logic = LineLogic::Pill,
    .rules = pillArrowRules,
    .marks = pillArrowMarks,
    .sums = pillArrowSums,
    .minCells = 3,
    .isDirected = true,
};

} // namespace sudoku
