#include "core/variants/turnlines.h"

#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {

extern const Variant entropicLine;

namespace {

// Lines on which groups of digits take turns: of n groups, each has one digit in any n consecutive cells. So
// two cells less than n apart have digits of different groups, and two that are n apart have digits of the
// same group. That decides about cells further apart, too.

/// Returns a pair table: for each digit those of its own group if \a areSame, else those of the other groups.
std::vector<DigitSet> turnTable(const DigitGroups &groups, int digitCount, bool areSame)
{
    std::vector<DigitSet> table(digitCount + 1);
    for (const DigitSet group : groups)
        for (const Digit digit : group)
            table[digit] = areSame ? group : DigitSet::all(digitCount) - group;
    return table;
}

/// A line that returns to a cell too soon has no solution: no digit is allowed there.
std::vector<Rule> turnRules(const Puzzle &puzzle, const Constraint &line)
{
    const int digitCount = puzzle.geometry.digitCount();
    const DigitGroups groups = turnGroups(line, puzzle.geometry.values());
    const std::vector<DigitSet> same = turnTable(groups, digitCount, true);
    const std::vector<DigitSet> others = turnTable(groups, digitCount, false);
    const std::vector<Cell> &cells = line.cells;
    std::vector<Rule> rules;
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size() && j <= i + groups.size(); ++j) {
            const bool areSame = j == i + groups.size();
            if (cells[i] != cells[j])
                rules.emplace_back(rule::Pair{cells[i], cells[j], areSame ? same : others});
            else if (!areSame)
                rules.emplace_back(rule::Domain{cells[i], {}});
        }
    return rules;
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

DigitGroups turnGroups(const Constraint &line, DigitValues values)
{
    return line.variant == &entropicLine ? groupsBySize(values.count)
                                         : groupsByRemainder(values, line.number().value_or(defaultModulus));
}

extern const Variant entropicLine{
    .id = "entropic-line",
    .name = TR_NOOP("Variant", "Entropic line"),
    .keywords = TR_NOOP("Variant", "entropy, low, middle and high digits"),
    .demand = TR_NOOP("Variant", "Of each three digits side by side on a hollow line one is low, one middle "
                                 "and one high"),
    .input = Input::Path,
    .logic = LineLogic::Turns,
    .rules = turnRules,
    .marks = entropicMarks,
    .minCells = 2,
    .mayCross = true,
    .sizeWords = SizeWords::Thirds,
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
    .rules = turnRules,
    .marks = modularMarks,
    .number = NumberUse::Optional,
    .numbers = moduli,
    .minCells = 2,
    .mayCross = true,
};

} // namespace sudoku
