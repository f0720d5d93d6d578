#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

// Lines on which groups of digits take turns: among as many cells in a row as there are groups, each group
// has one. Two cells that are less apart have digits of different groups, two that are that far apart have
// digits of the same one; what cells further apart have follows from that.

/// The group of each digit, from 0.
using GroupOf = std::vector<int>;

constexpr int thirds = 3;
constexpr int defaultModulus = 3;

/// Low, middle and high digits.
GroupOf groupsBySize(int digitCount)
{
    GroupOf groups(digitCount + 1);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        groups[digit] = (digit - 1) * thirds / digitCount;
    return groups;
}

GroupOf groupsByRemainder(int digitCount, int modulus)
{
    GroupOf groups(digitCount + 1);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        groups[digit] = digit % modulus;
    return groups;
}

/// A line that returns to a cell too soon, or too late, has no solution.
std::vector<Rule> turnRules(const std::vector<Cell> &cells, const GroupOf &groups, std::size_t groupCount)
{
    const int digitCount = static_cast<int>(groups.size()) - 1;
    const auto isSame = [&](Digit a, Digit b) { return groups[a] == groups[b]; };
    const auto isOther = [&](Digit a, Digit b) { return groups[a] != groups[b]; };
    const std::vector<DigitSet> same = pairTable(digitCount, isSame);
    const std::vector<DigitSet> others = pairTable(digitCount, isOther);
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size() && j <= i + groupCount; ++j) {
            const bool areSame = j == i + groupCount;
            if (cells[i] != cells[j])
                rules.emplace_back(rule::Pair{cells[i], cells[j], areSame ? same : others});
            else if (!areSame)
                rules.emplace_back(rule::Domain{cells[i], {}});
        }
    return rules;
}

std::vector<Rule> entropicRules(const Puzzle &puzzle, const Constraint &line)
{
    return turnRules(line.cells, groupsBySize(puzzle.geometry.digitCount()), thirds);
}

std::vector<Rule> modularRules(const Puzzle &puzzle, const Constraint &line)
{
    const int modulus = line.number().value_or(defaultModulus);
    return turnRules(line.cells, groupsByRemainder(puzzle.geometry.digitCount(), modulus), modulus);
}

constexpr LineLook hollow{.layer = MarkLayer::Tubes,
                          .width = 0.40,
                          .stroke = LineLook::Stroke::Outline,
                          .ink = colouredInk(0xd9822b, 0xeaa55f),
                          .edge = 0.05};
constexpr LineLook bars{.layer = MarkLayer::Ribbons,
                        .width = 0.32,
                        .stroke = LineLook::Stroke::Dashes,
                        .ink = toneInk(0.24, 0.3, 0.24)};

std::vector<Mark> entropicMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, hollow}};
}

/// Shows the number if it is not the default.
std::vector<Mark> modularMarks(const Geometry &, const Constraint &line)
{
    std::vector<Mark> marks{Line{line.cells, bars}};
    if (line.number())
        marks.emplace_back(
            Label{line.cells.front(), "÷" + std::to_string(*line.number()), Label::Side::Right});
    return marks;
}

NumberRange moduli(const Geometry &geometry, std::span<const Cell>)
{
    return {2, geometry.digitCount()};
}

} // namespace

extern const Variant entropicLine{
    .id = "entropic-line",
    .name = TR_NOOP("Variant", "Entropic line"),
    .keywords = TR_NOOP("Variant", "entropy, low, middle and high digits"),
    .demand = TR_NOOP("Variant", "Of each three digits side by side on a hollow line one is low, one middle "
                                 "and one high"),
    .input = Input::Path,
    .logic = LineLogic::Turns,
    .rules = entropicRules,
    .marks = entropicMarks,
    .minCells = 2,
    .mayCross = true,
};

extern const Variant modularLine{
    .id = "modular-line",
    .name = TR_NOOP("Variant", "Modular line"),
    .keywords = TR_NOOP("Variant", "parity line, remainder, modulo"),
    .demand =
        TR_NOOP("Variant", "Digits side by side on a line of pale bars leave all different remainders when "
                           "divided by 3, or by the number given: each three of them, or as many as "
                           "that number"),
    .input = Input::Path,
    .logic = LineLogic::Turns,
    .rules = modularRules,
    .marks = modularMarks,
    .number = NumberUse::Optional,
    .numbers = moduli,
    .minCells = 2,
    .mayCross = true,
};

} // namespace sudoku
