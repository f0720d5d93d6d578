#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

using Problem = std::optional<ConstraintProblem>;
using Kind = ConstraintProblem::Kind;

/// From the fewest to the most cells that a constraint of \a variant can have.
NumberRange cellCounts(const Geometry &geometry, const Variant &variant)
{
    switch (variant.input) {
    case Input::Nothing:
        return {0, 0};
    case Input::Neighbours:
        return {2, 2};
    case Input::Cells:
    case Input::Path:
        break;
    }
    return {variant.fewestCells, variant.isDistinct ? geometry.digitCount() : geometry.cellCount()};
}

Problem findRepeatedCell(const std::vector<Cell> &cells)
{
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        if (std::find(cells.begin(), cell, *cell) != cell)
            return ConstraintProblem{Kind::RepeatedCell, 0, 0, *cell};
    return {};
}

bool areTouching(const Geometry &geometry, Cell a, Cell b, bool bySides)
{
    const int rows = std::abs(geometry.rowOf(a) - geometry.rowOf(b));
    const int columns = std::abs(geometry.columnOf(a) - geometry.columnOf(b));
    return bySides ? rows + columns == 1 : rows <= 1 && columns <= 1;
}

Problem findTear(const Geometry &geometry, const Constraint &constraint)
{
    const Input input = constraint.variant->input;
    if (input != Input::Path && input != Input::Neighbours)
        return {};
    for (std::size_t i = 1; i < constraint.cells.size(); ++i)
        if (!areTouching(geometry, constraint.cells[i - 1], constraint.cells[i], input == Input::Neighbours))
            return ConstraintProblem{Kind::TornPath, 0, 0, constraint.cells[i]};
    return {};
}

Problem findNumberProblem(const Geometry &geometry, const Constraint &constraint)
{
    const Variant &variant = *constraint.variant;
    if (variant.number == NumberUse::None)
        return constraint.value == 0 ? Problem() : ConstraintProblem{Kind::NeedlessNumber};
    const NumberRange range = variant.numbers(geometry, constraint.cells);
    if (constraint.value == 0)
        return variant.number == NumberUse::Optional
                   ? Problem()
                   : ConstraintProblem{Kind::NoNumber, range.least, range.most};
    if (constraint.value < range.least || constraint.value > range.most)
        return ConstraintProblem{Kind::NumberRange, range.least, range.most};
    return {};
}

} // namespace

std::optional<ConstraintProblem> findProblem(const Geometry &geometry, const Constraint &constraint)
{
    const Variant &variant = *constraint.variant;
    if (!variant.isFor(geometry))
        return ConstraintProblem{Kind::UnfitBoard};
    if (const auto problem = findRepeatedCell(constraint.cells))
        return problem;
    const NumberRange counts = cellCounts(geometry, variant);
    const int count = static_cast<int>(constraint.cells.size());
    if (count < counts.least || count > counts.most)
        return ConstraintProblem{Kind::CellCount, counts.least, counts.most};
    if (const auto problem = findTear(geometry, constraint))
        return problem;
    return findNumberProblem(geometry, constraint);
}

} // namespace sudoku
