#include "core/variants/shapemarks.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

// Clues about regions: the unknown ones of a chaos construction, or else those of the board.

using Demand = rule::Regions::Demand;
using Cells = std::vector<Cell>;

/// Returns \a cell and those that touch it by a side or a corner.
Cells surroundings(const Geometry &geometry, Cell cell)
{
    Cells cells{cell};
    for (Cell other = 0; other < geometry.cellCount(); ++other)
        if (geometry.isKingStep(cell, other))
            cells.push_back(other);
    return cells;
}

/// Returns the cells from \a cell, which is not among them, to the edge of the board or to a hole.
Cells armFrom(const Geometry &geometry, Cell cell, int rowStep, int columnStep)
{
    Cells arm;
    int row = geometry.rowOf(cell) + rowStep;
    int column = geometry.columnOf(cell) + columnStep;
    for (; const auto other = geometry.findCell(row, column); row += rowStep, column += columnStep)
        arm.push_back(*other);
    return arm;
}

/// Returns how many of \a cells lie in the region of \a first; with \a isView only those before another
/// region.
int countInRegion(const Geometry &geometry, Cell first, const Cells &cells, bool isView)
{
    int count = 0;
    for (const Cell cell : cells)
        if (geometry.regionOf(cell) == geometry.regionOf(first))
            ++count;
        else if (isView)
            break;
    return count;
}

/// Returns what \a demand says of the regions of the board.
Rule onKnownRegions(const Geometry &geometry, const rule::Regions &demand)
{
    const Cell first = demand.cells.front();
    int count = demand.demand == Demand::View ? 1 : countInRegion(geometry, first, demand.cells, false);
    for (const Cells &arm : demand.arms)
        count += countInRegion(geometry, first, arm, true);
    const bool isTogether = demand.demand == Demand::Together && count == std::ssize(demand.cells);
    DigitSet allowed = isTogether ? DigitSet::all(geometry.digitCount()) : DigitSet();
    if (demand.demand != Demand::Together && count <= geometry.digitCount())
        allowed.insert(count);
    return rule::Domain{first, allowed};
}

/// Returns \a demand, which is about the unknown regions or, if there are none, those of the board.
Rule ruleOf(const Puzzle &puzzle, rule::Regions demand)
{
    const auto chaos = std::ranges::find_if(
        puzzle.constraints, [](const Constraint &other) { return other.variant->hasUnknownRegions; });
    if (chaos == puzzle.constraints.end())
        return onKnownRegions(puzzle.geometry, demand);
    demand.size = chaos->number().value_or(puzzle.geometry.size());
    return demand;
}

/// Returns the rule about the cells that \a first sees in its region along \a arms.
Rule viewOf(const Puzzle &puzzle, Cell first, std::vector<Cells> arms)
{
    Cells cells{first};
    for (const Cells &arm : arms)
        cells.insert(cells.end(), arm.begin(), arm.end());
    return ruleOf(puzzle, {Demand::View, std::move(cells), 0, std::move(arms)});
}

std::vector<Rule> togetherRules(const Puzzle &puzzle, const Constraint &constraint)
{
    return {ruleOf(puzzle, {Demand::Together, constraint.cells})};
}

std::vector<Rule> regionCountRules(const Puzzle &puzzle, const Constraint &constraint)
{
    return {ruleOf(puzzle, {Demand::Count, constraint.cells})};
}

std::vector<Rule> surroundingsRules(const Puzzle &puzzle, const Constraint &constraint)
{
    std::vector<Rule> rules;
    for (const Cell cell : constraint.cells)
        rules.push_back(ruleOf(puzzle, {Demand::Count, surroundings(puzzle.geometry, cell)}));
    return rules;
}

std::vector<Rule> regionViewRules(const Puzzle &puzzle, const Constraint &constraint)
{
    std::vector<Rule> rules;
    for (const Cell cell : constraint.cells) {
        std::vector<Cells> arms;
        for (const auto &[rowStep, columnStep] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}})
            arms.push_back(armFrom(puzzle.geometry, cell, rowStep, columnStep));
        rules.push_back(viewOf(puzzle, cell, std::move(arms)));
    }
    return rules;
}

std::vector<Rule> regionArrowRules(const Puzzle &puzzle, const Constraint &arrow)
{
    return {viewOf(puzzle, arrow.cells.front(), {Cells(arrow.cells.begin() + 1, arrow.cells.end())})};
}

/// Labels each cell with a sign.
std::vector<Mark> signsIn(const Constraint &constraint, const char *sign)
{
    std::vector<Mark> marks;
    for (const Cell cell : constraint.cells)
        marks.emplace_back(Label{cell, sign, Label::Side::Right});
    return marks;
}

std::vector<Mark> togetherMarks(const Geometry &, const Constraint &constraint)
{
    std::vector<Mark> marks = signsIn(constraint, "R");
    marks.emplace_back(Outline{constraint.cells});
    return marks;
}

std::vector<Mark> regionCountMarks(const Geometry &, const Constraint &constraint)
{
    return {Shade{constraint.cells, Shade::Texture::FallingStripes},
            Label{constraint.cells.front(), "#", Label::Side::Right}};
}

std::vector<Mark> regionArrowMarks(const Geometry &, const Constraint &arrow)
{
    return {Line{arrow.cells, look::shaft}, Label{arrow.cells.front(), "#", Label::Side::Right}};
}

/// Labels each cell, and draws a shape in it.
std::vector<Mark> shapedSigns(const Constraint &constraint, const char *sign, Shape::Kind shape)
{
    std::vector<Mark> marks = signsIn(constraint, sign);
    for (const Cell cell : constraint.cells)
        marks.emplace_back(Shape{cell, shape});
    return marks;
}

std::vector<Mark> surroundingsMarks(const Geometry &, const Constraint &constraint)
{
    return shapedSigns(constraint, "#", Shape::Kind::DashedRing);
}

std::vector<Mark> regionViewMarks(const Geometry &, const Constraint &constraint)
{
    return shapedSigns(constraint, "+", Shape::Kind::Diamond);
}

} // namespace

extern const Variant sameRegion{
    .id = "same-region",
    .name = TR_NOOP("Variant", "Cells of one region"),
    .keywords = TR_NOOP("Variant", "chaos construction, same region, cage within a region"),
    .demand = TR_NOOP("Variant", "The cells of a dashed frame with the small letter R lie in one region"),
    .input = Input::Cells,
    .digits = DigitUse::Identity,
    .rules = togetherRules,
    .marks = togetherMarks,
    .minCells = 2,
    .isAboutRegions = true,
};

extern const Variant regionSurroundings{
    .id = "region-surroundings",
    .name = TR_NOOP("Variant", "Count around in the region"),
    .keywords = TR_NOOP("Variant", "chaos construction, cell count, region cells in 3x3"),
    .demand = TR_NOOP("Variant", "A digit with the small sign # says how many of the cells in the 3x3 square "
                                 "around it lie in its region, with its own cell"),
    .input = Input::Cells,
    .rules = surroundingsRules,
    .marks = surroundingsMarks,
    .isAboutRegions = true,
};

extern const Variant regionCount{
    .id = "region-count",
    .name = TR_NOOP("Variant", "Count in the region"),
    .keywords = TR_NOOP("Variant", "chaos construction, count cells of the same region"),
    .demand = TR_NOOP("Variant", "The digit with the small sign # says how many of the striped cells lie in "
                                 "its region, with its own cell"),
    .input = Input::Path,
    .rules = regionCountRules,
    .marks = regionCountMarks,
    .minCells = 2,
    .mayJump = true,
    .isDirected = true,
    .isAboutRegions = true,
};

extern const Variant regionView{
    .id = "region-view",
    .name = TR_NOOP("Variant", "View in the region"),
    .keywords = TR_NOOP("Variant", "chaos construction, visible cells of the same region"),
    .demand =
        TR_NOOP("Variant", "A digit with the small sign + says how many cells of its region it sees up, "
                           "down, left and right, with its own cell"),
    .input = Input::Cells,
    .rules = regionViewRules,
    .marks = regionViewMarks,
    .isAboutRegions = true,
};

extern const Variant regionArrow{
    .id = "region-arrow",
    .name = TR_NOOP("Variant", "Arrow in the region"),
    .keywords = TR_NOOP("Variant", "chaos construction, cells in the direction of the arrow"),
    .demand =
        TR_NOOP("Variant", "The digit at the start of an arrow with the small sign # says how many cells "
                           "from it on lie in its region before the arrow leaves that"),
    .input = Input::Path,
    .rules = regionArrowRules,
    .marks = regionArrowMarks,
    .minCells = 2,
    .isDirected = true,
    .isAboutRegions = true,
};

} // namespace sudoku
