#include "core/variants/variant.h"

namespace sudoku {
namespace {

NumberRange possibleDigits(const Geometry &geometry, std::span<const Cell>)
{
    return {geometry.values().first, geometry.values().last()};
}

DigitSet allowedIn(const Geometry &geometry, const Constraint &constraint)
{
    DigitSet allowed;
    for (const int value : constraint.numbers)
        allowed.insert(geometry.values().digitOf(value));
    return allowed;
}

std::vector<Rule> candidateRules(const Puzzle &puzzle, const Constraint &constraint)
{
    std::vector<Rule> rules;
    for (const Cell cell : constraint.cells)
        rules.emplace_back(rule::Domain{cell, allowedIn(puzzle.geometry, constraint)});
    return rules;
}

std::vector<Mark> candidateMarks(const Geometry &geometry, const Constraint &constraint)
{
    std::vector<Mark> marks;
    for (const Cell cell : constraint.cells)
        marks.emplace_back(SmallDigits{cell, allowedIn(geometry, constraint)});
    return marks;
}

} // namespace

extern const Variant givenCandidates{
    .id = "given-candidates",
    .name = TR_NOOP("Variant", "Given candidates"),
    .keywords = TR_NOOP("Variant", "sukaku, pencilmark sudoku, given pencil marks"),
    .demand = TR_NOOP("Variant", "A cell with small digits contains one of them"),
    .input = Input::Cells,
    .digits = DigitUse::Names,
    .rules = candidateRules,
    .marks = candidateMarks,
    .number = NumberUse::Needed,
    .numbers = possibleDigits,
    .maxNumbers = maxBoardSize,
};

} // namespace sudoku
