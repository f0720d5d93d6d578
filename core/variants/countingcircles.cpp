#include "core/variants/shapemarks.h"
#include "core/variants/tally.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

std::vector<Rule> countingRules(const Puzzle &puzzle, const Constraint &circles)
{
    const int digitCount = puzzle.geometry.digitCount();
    std::vector<Rule> rules;
    for (Digit digit = 1; digit <= digitCount; ++digit)
        rules.push_back(tally(circles.cells, digitCount, digit, {0, digit}));
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
    .minCells = 2,
};

} // namespace sudoku
