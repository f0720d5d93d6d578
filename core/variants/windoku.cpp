#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

/// Returns the windows. They have the size of a box, and there is one cell between them and beside the border
/// of the board.
std::vector<Cells> windows(const Geometry &geometry)
{
    return rectangles(geometry, *geometry.boxes(), 1);
}

std::vector<Rule> windokuRules(const Puzzle &puzzle, const Constraint &)
{
    const Geometry &geometry = puzzle.geometry;
    std::vector<Rule> rules;
    for (const Cells &cells : windows(geometry))
        rules.push_back(extraHouse(geometry, cells));
    return rules;
}

std::vector<Mark> windokuMarks(const Geometry &geometry, const Constraint &)
{
    std::vector<Mark> marks;
    for (const Cells &cells : windows(geometry))
        marks.emplace_back(Shade{cells});
    return marks;
}

bool windokuSuits(const Geometry &geometry)
{
    const auto boxes = geometry.boxes();
    return boxes && boxes->rows > 1 && boxes->columns > 1;
}

} // namespace

extern const Variant windoku{
    .id = "windoku",
    .name = TR_NOOP("Variant", "Windoku"),
    .keywords = TR_NOOP("Variant", "hyper Sudoku, NRC"),
    .demand = TR_NOOP("Variant", "No digit is repeated in a shaded window"),
    .demandOfSymbols = TR_NOOP("Variant", "No symbol is repeated in a shaded window"),
    .input = Input::Nothing,
    .digits = DigitUse::Identity,
    .rules = windokuRules,
    .marks = windokuMarks,
    .need = TR_NOOP("Variant", "boxes of at least two rows and two columns"),
    .suits = windokuSuits,
};

} // namespace sudoku
