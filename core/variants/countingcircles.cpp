#include "core/variants/shapemarks.h"
#include "core/variants/tally.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

std::vector<Rule> countingRules(const Puzzle &puzzle, const Constraint &circles)
{
    const DigitValues values = puzzle.geometry.values();
    std::vector<Rule> rules;
    for (int value = values.first; value <= values.last(); ++value) // a 0 would say that there is none
        rules.push_back(tally(circles.cells, values, value, {0, value}));
    return rules;
}

} // namespace

extern const Variant countingCircles{
    .id = "counting-circles",
    .name = TR_NOOP("Variant", "Counting circles"),
    .keywords = TR_NOOP("Variant", "self-counting circles"),
    .demand = TR_NOOP("Variant", "A digit in a thick circle says how many thick circles have that digit"),
    .input = Input::Cells,
    .logic = LineLogic::Tally,
    .rules = countingRules,
    .marks = shapeMarks<Shape::Kind::ThickRing>,
};

} // namespace sudoku
