#include "core/variants/shapemarks.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

template <int remainder>
std::vector<Rule> parityRules(const Puzzle &puzzle, const Constraint &constraint)
{
    DigitSet allowed;
    for (Digit digit = 1; digit <= puzzle.geometry.digitCount(); ++digit)
        if (puzzle.geometry.values().of(digit) % 2 == remainder)
            allowed.insert(digit);
    std::vector<Rule> rules;
    for (const Cell cell : constraint.cells)
        rules.emplace_back(rule::Domain{cell, allowed});
    return rules;
}

} // namespace

extern const Variant oddCells;

extern const Variant evenCells{
    .id = "even",
    .name = TR_NOOP("Variant", "Even cells"),
    .keywords = TR_NOOP("Variant", "parity"),
    .demand = TR_NOOP("Variant", "Cells with a square contain even digits"),
    .input = Input::Cells,
    .digits = DigitUse::Parity,
    .rules = parityRules<0>,
    .marks = shapeMarks<Shape::Kind::Square>,
    .counterpart = &oddCells,
};

extern const Variant oddCells{
    .id = "odd",
    .name = TR_NOOP("Variant", "Odd cells"),
    .keywords = TR_NOOP("Variant", "parity"),
    .demand = TR_NOOP("Variant", "Cells with a disc contain odd digits"),
    .input = Input::Cells,
    .digits = DigitUse::Parity,
    .rules = parityRules<1>,
    .marks = shapeMarks<Shape::Kind::Disc>,
    .counterpart = &evenCells,
};

} // namespace sudoku
