#include "core/board/automaton.h"
#include "core/variants/pairtable.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

template <Line::Kind kind>
std::vector<Mark> lineMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, kind}};
}

std::vector<Rule> thermometerRules(const Puzzle &puzzle, const Constraint &line)
{
    return pairsAlong(line.cells, pairTable(puzzle.geometry.digitCount(), std::less<>()));
}

std::vector<Mark> thermometerMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, Line::Kind::Tube}, Shape{line.cells.front(), Shape::Kind::Bulb}};
}

std::vector<Rule> palindromeRules(const Puzzle &puzzle, const Constraint &line)
{
    const std::vector<DigitSet> same = pairTable(puzzle.geometry.digitCount(), std::equal_to<>());
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < line.cells.size() / 2; ++i)
        rules.emplace_back(rule::Pair{line.cells[i], line.cells[line.cells.size() - 1 - i], same});
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
    std::vector<Mark> marks{Line{line.cells, Line::Kind::Dashed}};
    if (line.number())
        marks.emplace_back(
            Label{line.cells.front(), "≥" + std::to_string(*line.number()), Label::Side::Right});
    return marks;
}

NumberRange lineDifferences(const Geometry &geometry, std::span<const Cell>)
{
    return {1, geometry.digitCount() - 1};
}

/// Returns rules for different digits of which any two differ by less than the length of the line.
std::vector<Rule> renbanRules(const Puzzle &puzzle, const Constraint &line)
{
    const int count = static_cast<int>(line.cells.size());
    const auto near = pairTable(puzzle.geometry.digitCount(),
                                [count](Digit a, Digit b) { return a != b && std::abs(a - b) < count; });
    std::vector<Rule> rules{rule::Distinct{line.cells}};
    for (std::size_t i = 0; i < line.cells.size(); ++i)
        for (std::size_t j = i + 1; j < line.cells.size(); ++j)
            rules.emplace_back(rule::Pair{line.cells[i], line.cells[j], near});
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

/// Reads the ends first.
std::vector<Rule> betweenRules(const Puzzle &puzzle, const Constraint &line)
{
    static AutomatonCache known;
    std::vector<Cell> cells{line.cells.front(), line.cells.back()};
    cells.insert(cells.end(), line.cells.begin() + 1, line.cells.end() - 1);
    const int digitCount = puzzle.geometry.digitCount();
    return {known.get(cells, digitCount, [&] { return betweenAutomaton(cells, digitCount); })};
}

std::vector<Mark> betweenMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, Line::Kind::Thin}, Shape{line.cells.front(), Shape::Kind::NarrowRing},
            Shape{line.cells.back(), Shape::Kind::NarrowRing}};
}

rule::Automaton arrowAutomaton(const std::vector<Cell> &cells, int digitCount)
{
    using Rest = std::optional<int>; // of the digit in the circle
    const auto step = [](Rest rest, Digit digit) -> std::optional<Rest> {
        if (rest && digit > *rest)
            return {};
        return Rest(rest ? *rest - digit : digit);
    };
    return makeAutomaton(cells, digitCount, Rest(), step, [](Rest rest) { return rest == 0; });
}

std::vector<Rule> arrowRules(const Puzzle &puzzle, const Constraint &arrow)
{
    static AutomatonCache known;
    const int digitCount = puzzle.geometry.digitCount();
    return {known.get(arrow.cells, digitCount, [&] { return arrowAutomaton(arrow.cells, digitCount); })};
}

std::vector<Mark> arrowMarks(const Geometry &, const Constraint &arrow)
{
    return {Line{arrow.cells, Line::Kind::Arrow}, Shape{arrow.cells.front(), Shape::Kind::Ring}};
}

} // namespace

extern const Variant thermometer{
    .id = "thermometer",
    .name = TR_NOOP("Variant", "Thermometer"),
    .demand = TR_NOOP("Variant", "Digits increase from the bulb of a thermometer to its end"),
    .input = Input::Path,
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
    .rules = palindromeRules,
    .marks = lineMarks<Line::Kind::Ribbon>,
    .minCells = 2,
};

extern const Variant whispers{
    .id = "whispers",
    .name = TR_NOOP("Variant", "Whispers"),
    .keywords = TR_NOOP("Variant", "German whispers, Dutch whispers, whisper line"),
    .demand = TR_NOOP("Variant", "Adjacent digits on a dashed line differ by at least half the number of "
                                 "digits, or by at least the number given"),
    .input = Input::Path,
    .rules = whispersRules,
    .marks = whispersMarks,
    .number = NumberUse::Optional,
    .numbers = lineDifferences,
    .minCells = 2,
};

extern const Variant renban{
    .id = "renban",
    .name = TR_NOOP("Variant", "Renban"),
    .keywords = TR_NOOP("Variant", "run of digits, consecutive line"),
    .demand = TR_NOOP("Variant", "A dotted line contains consecutive digits in any order"),
    .input = Input::Path,
    .rules = renbanRules,
    .marks = lineMarks<Line::Kind::Dotted>,
    .minCells = 2,
    .isDistinct = true,
};

extern const Variant betweenLine{
    .id = "between-line",
    .name = TR_NOOP("Variant", "Between line"),
    .demand =
        TR_NOOP("Variant", "Digits on a line between two circles are between the digits in the circles"),
    .input = Input::Path,
    .rules = betweenRules,
    .marks = betweenMarks,
    .minCells = 3,
};

extern const Variant arrow{
    .id = "arrow",
    .name = TR_NOOP("Variant", "Arrow"),
    .demand = TR_NOOP("Variant", "Digits along an arrow add up to the digit in its circle"),
    .input = Input::Path,
    .rules = arrowRules,
    .marks = arrowMarks,
    .minCells = 2,
    .isDirected = true,
};

} // namespace sudoku
