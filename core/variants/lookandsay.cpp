#include "core/variants/constraintproblem.h"
#include "core/variants/tally.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <string>

namespace sudoku {
namespace {

constexpr int figures = 10; // the last one of a number is a digit, the others are its count: 23 is two 3

std::vector<Rule> lookAndSayRules(const Puzzle &puzzle, const Constraint &cage)
{
    const DigitValues values = puzzle.geometry.values();
    std::vector<Rule> rules;
    for (const int number : cage.numbers) {
        const int value = number % figures;
        if (values.contains(value))
            rules.push_back(tally(cage.cells, values, value, {number / figures}));
        else
            rules.emplace_back(rule::Domain{cage.cells.front(), {}}); // there is no such digit
    }
    return rules;
}

/// Two figures for each number.
std::vector<Mark> lookAndSayMarks(const Geometry &, const Constraint &cage)
{
    std::string text;
    for (const int number : cage.numbers)
        text += (text.empty() ? "" : " ") + std::string(number < figures ? "0" : "") + std::to_string(number);
    return {Outline{cage.cells}, Label{std::ranges::min(cage.cells), "“" + text + "”"}};
}

NumberRange counted(const Geometry &geometry, std::span<const Cell>)
{
    return {geometry.values().first, figures * figures - 1};
}

bool hasFewDigits(const Geometry &geometry)
{
    return geometry.values().last() < figures;
}

std::optional<ConstraintProblem> digitThatLacks(const Geometry &geometry, const Constraint &cage)
{
    for (const int number : cage.numbers)
        if (!geometry.values().contains(number % figures))
            return ConstraintProblem{ConstraintProblem::Kind::NoSuchDigit, number % figures};
    return {};
}

} // namespace

extern const Variant lookAndSay{
    .id = "look-and-say",
    .name = TR_NOOP("Variant", "Look-and-say cage"),
    .keywords = TR_NOOP("Variant", "look and say, counted digits"),
    .demand = TR_NOOP("Variant", "A number in quotes says how often a dashed cage has a digit: 23 stands for "
                                 "exactly two 3"),
    .input = Input::Cells,
    .logic = LineLogic::Tally,
    .rules = lookAndSayRules,
    .marks = lookAndSayMarks,
    .impossibility = digitThatLacks,
    .need = TR_NOOP("Variant", "no digit above 9"),
    .suits = hasFewDigits,
    .number = NumberUse::Needed,
    .numbers = counted,
    .maxNumbers = 9,
    .minCells = 2,
};

} // namespace sudoku
