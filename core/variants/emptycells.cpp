#include "core/board/automaton.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {

extern const Variant emptyCells;

namespace {

using Cells = std::vector<Cell>;

/// Returns the rows and the columns, and for that kind the boxes, that have each digit but 0.
std::vector<Cells> groups(const Geometry &geometry, const Variant &kind)
{
    const int size = geometry.size();
    std::vector<Cells> found = rectangles(geometry, {1, size});
    std::ranges::move(rectangles(geometry, {size, 1}), std::back_inserter(found));
    if (&kind == &emptyCells)
        std::ranges::move(rectangles(geometry, defaultBoxes(size)), std::back_inserter(found));
    return found;
}

/// Says for each digit but 0 of each group on its own that it occurs once: one automaton for all digits would
/// have a state for each set of them.
std::vector<Rule> emptyCellsRules(const Puzzle &puzzle, const Constraint &constraint)
{
    const DigitValues values = puzzle.geometry.values();
    std::vector<rule::Automaton> digits;
    const Cells whole = rectangles(puzzle.geometry, {1, puzzle.geometry.size()}).front();
    for (int wanted = 1; wanted <= values.last(); ++wanted) {
        const auto count = [wanted](int seen, int value) {
            seen += value == wanted ? 1 : 0;
            return seen > 1 ? std::nullopt : std::optional(seen);
        };
        digits.push_back(makeAutomaton(whole, values, 0, count, [](int seen) { return seen == 1; }));
    }
    std::vector<Rule> rules;
    for (const Cells &cells : groups(puzzle.geometry, *constraint.variant))
        for (rule::Automaton digit : digits) {
            digit.cells = cells;
            rules.emplace_back(std::move(digit));
        }
    return rules;
}

/// Shades every second box, because the board itself has none.
std::vector<Mark> emptyCellsMarks(const Geometry &geometry, const Constraint &)
{
    const BoxShape shape = defaultBoxes(geometry.size());
    std::vector<Mark> marks;
    for (const Cells &box : rectangles(geometry, shape))
        if ((geometry.rowOf(box.front()) / shape.rows + geometry.columnOf(box.front()) / shape.columns) % 2
            == 1)
            marks.emplace_back(Shade{box});
    return marks;
}

bool suits(const Geometry &geometry)
{
    return !geometry.hasLines() && !geometry.hasHoles() && geometry.regionCount() == 0 && geometry.hasZero()
           && geometry.values().last() <= geometry.size();
}

bool suitsWithBoxes(const Geometry &geometry)
{
    return suits(geometry) && !boxShapes(geometry.size()).empty();
}

constexpr std::string_view need = TR_NOOP(
    "Variant", "digits from 0 to the number of rows at most, which may be repeated in rows and columns, "
               "and no regions");

} // namespace

extern const Variant emptyCells{
    .id = "empty-cells",
    .name = TR_NOOP("Variant", "Empty cells"),
    .keywords = TR_NOOP("Variant", "fewer digits than cells, blanks"),
    .demand =
        TR_NOOP("Variant", "Each row, column and shaded or white box has each digit but 0 once, and 0 in the "
                           "cells that stay empty"),
    .input = Input::Nothing,
    .logic = LineLogic::Once,
    .rules = emptyCellsRules,
    .marks = emptyCellsMarks,
    .need = need,
    .suits = suitsWithBoxes,
};

extern const Variant emptyCellsInLines{
    .id = "empty-cells-in-lines",
    .name = TR_NOOP("Variant", "Empty cells, no boxes"),
    .keywords = TR_NOOP("Variant", "fewer digits than cells, blanks, Easy as ABC, end view"),
    .demand = TR_NOOP("Variant",
                      "Each row and column has each digit but 0 once, and 0 in the cells that stay empty"),
    .input = Input::Nothing,
    .logic = LineLogic::Once,
    .rules = emptyCellsRules,
    .need = need,
    .suits = suits,
};

} // namespace sudoku
