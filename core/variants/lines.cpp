#include "core/variants/pairtable.h"
#include "core/variants/variant.h"

#include <cstdlib>

namespace sudoku {
namespace {

template <Line::Style style>
std::vector<Mark> marks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, style}};
}

std::vector<Rule> thermometerRules(const Puzzle &puzzle, const Constraint &line)
{
    return pairsAlong(line.cells, pairTable(puzzle.geometry.digitCount(), std::less<>()));
}

std::vector<Mark> thermometerMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells}, Token{{line.cells.front()}, Token::Shape::Disc}};
}

std::vector<Rule> palindromeRules(const Puzzle &puzzle, const Constraint &line)
{
    const std::vector<DigitSet> same = pairTable(puzzle.geometry.digitCount(), std::equal_to<>());
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < line.cells.size() / 2; ++i)
        rules.emplace_back(rule::Pair{line.cells[i], line.cells[line.cells.size() - 1 - i], same});
    return rules;
}

/// On 9x9 five, as in German whispers.
int leastDifference(const Geometry &geometry, const Constraint &line)
{
    return line.value == 0 ? (geometry.digitCount() + 1) / 2 : line.value;
}

std::vector<Rule> whispersRules(const Puzzle &puzzle, const Constraint &line)
{
    const int least = leastDifference(puzzle.geometry, line);
    return pairsAlong(line.cells, pairTable(puzzle.geometry.digitCount(),
                                            [least](Digit a, Digit b) { return std::abs(a - b) >= least; }));
}

NumberRange differences(const Geometry &geometry, std::span<const Cell>)
{
    return {1, geometry.digitCount() - 1};
}

/// Different digits of which any two are nearer than the line is long.
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

} // namespace

extern const Variant thermometer{
    .id = "thermometer",
    .name = TR_NOOP("Variant", "Thermometer"),
    .demand = TR_NOOP("Variant", "Digits grow from the bulb of a thermometer to its end"),
    .input = Input::Path,
    .rules = thermometerRules,
    .marks = thermometerMarks,
    .fewestCells = 2,
    .isDistinct = true,
};

extern const Variant palindrome{
    .id = "palindrome",
    .name = TR_NOOP("Variant", "Palindrome"),
    .demand = TR_NOOP("Variant", "A grey line reads the same from both ends"),
    .input = Input::Path,
    .rules = palindromeRules,
    .marks = marks<Line::Style::Solid>,
    .fewestCells = 2,
};

extern const Variant whispers{
    .id = "whispers",
    .name = TR_NOOP("Variant", "Whispers"),
    .demand =
        TR_NOOP("Variant",
                "Neighbours on a dashed line differ by half of the digits or more, or by the number given"),
    .input = Input::Path,
    .rules = whispersRules,
    .marks = marks<Line::Style::Dashed>,
    .number = NumberUse::Optional,
    .numbers = differences,
    .fewestCells = 2,
};

extern const Variant renban{
    .id = "renban",
    .name = TR_NOOP("Variant", "Renban"),
    .demand = TR_NOOP("Variant", "A dotted line holds consecutive digits in any order"),
    .input = Input::Path,
    .rules = renbanRules,
    .marks = marks<Line::Style::Dotted>,
    .fewestCells = 2,
    .isDistinct = true,
};

} // namespace sudoku
