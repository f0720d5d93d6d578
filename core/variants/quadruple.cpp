#include "core/board/automaton.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

NumberRange digits(const Geometry &geometry, std::span<const Cell>)
{
    return {geometry.values().first, geometry.values().last()};
}

/// Returns the rules; a number that is given twice is in two of the cells.
std::vector<Rule> quadrupleRules(const Puzzle &puzzle, const Constraint &quadruple)
{
    using Missing = std::vector<int>;
    if (quadruple.numbers.empty())
        return {};
    const auto step = [](Missing missing, int value) {
        if (const auto found = std::ranges::find(missing, value); found != missing.end())
            missing.erase(found);
        return std::optional(missing);
    };
    return {makeAutomaton(quadruple.cells, puzzle.geometry.values(), Missing(quadruple.numbers), step,
                          [](const Missing &missing) { return missing.empty(); })};
}

std::vector<Mark> quadrupleMarks(const Geometry &, const Constraint &quadruple)
{
    std::string text;
    for (std::size_t i = 0; i < quadruple.numbers.size(); ++i)
        text += (i == 0 ? "" : i == 2 ? "\n" : " ") + std::to_string(quadruple.numbers[i]);
    return {Token{quadruple.cells, Token::Kind::WhiteDot, text}};
}

} // namespace

extern const Variant quadruple{
    .id = "quadruple",
    .name = TR_NOOP("Variant", "Quadruple"),
    .keywords = TR_NOOP("Variant", "quad, four digits"),
    .demand = TR_NOOP("Variant", "The digits in a circle are in the four cells around it"),
    .input = Input::Block,
    .logic = LineLogic::Members,
    .digits = DigitUse::Names,
    .rules = quadrupleRules,
    .marks = quadrupleMarks,
    .number = NumberUse::Open,
    .numbers = digits,
    .maxNumbers = 4,
};

} // namespace sudoku
