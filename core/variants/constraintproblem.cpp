#include "core/variants/constraintproblem.h"

#include "core/variants/ruleparts.h"
#include "core/variants/straightline.h"

#include <algorithm>

namespace sudoku {
namespace {

using Problem = std::optional<ConstraintProblem>;
using Kind = ConstraintProblem::Kind;

/// Returns the minimum and maximum number of different cells of a constraint of \a variant.
NumberRange cellCounts(const Geometry &geometry, const Variant &variant)
{
    switch (variant.input) {
    case Input::Nothing:
        return {0, 0};
    case Input::Neighbours:
        return {2, 2};
    case Input::Block:
        return {4, 4};
    case Input::Line:
        return {geometry.isSquare() ? geometry.size() : 2, geometry.size()};
    case Input::Diagonal:
        return {2, geometry.size()};
    case Input::Clones:
    case Input::Cells:
    case Input::Path:
        break;
    }
    return {variant.minCells, variant.isDistinct ? geometry.digitCount() : geometry.cellCount()};
}

Problem findRepeatedCell(const std::vector<Cell> &cells)
{
    for (auto cell = cells.begin(); cell != cells.end(); ++cell)
        if (std::find(cells.begin(), cell, *cell) != cell)
            return ConstraintProblem{Kind::RepeatedCell, 0, 0, *cell};
    return {};
}

Problem findTear(const Geometry &geometry, const Constraint &constraint)
{
    const Input input = constraint.variant->input;
    if ((input != Input::Path && input != Input::Neighbours) || constraint.variant->mayJump)
        return {};
    const auto isStep = input == Input::Neighbours ? &Geometry::areNeighbours : &Geometry::isKingStep;
    for (std::size_t i = 1; i < constraint.cells.size(); ++i)
        if (!(geometry.*isStep)(constraint.cells[i - 1], constraint.cells[i]))
            return ConstraintProblem{Kind::TornPath, 0, 0, constraint.cells[i]};
    return {};
}

bool isBlock(const Geometry &geometry, std::vector<Cell> cells)
{
    std::ranges::sort(cells);
    return geometry.areNeighbours(cells[0], cells[1]) && geometry.areNeighbours(cells[0], cells[2])
           && geometry.areNeighbours(cells[1], cells[3]) && geometry.areNeighbours(cells[2], cells[3]);
}

/// Returns whether the second half is the first one moved by some rows and columns.
bool areClones(const Geometry &geometry, const std::vector<Cell> &cells)
{
    const std::size_t half = cells.size() / 2;
    const auto move = [&](std::size_t i) {
        const Cell from = cells[i];
        const Cell to = cells[half + i];
        return std::pair(geometry.rowOf(to) - geometry.rowOf(from),
                         geometry.columnOf(to) - geometry.columnOf(from));
    };
    for (std::size_t i = 1; i < half; ++i)
        if (move(i) != move(0))
            return false;
    return cells.size() % 2 == 0;
}

bool isWholeLine(const Geometry &geometry, const Constraint &constraint)
{
    const std::vector<Cell> &cells = constraint.cells;
    return cells.size() >= 2 && cells == straightFrom(geometry, cells[0], cells[1])
           && areInLine(geometry, cells) == (constraint.variant->input == Input::Line);
}

Problem findShapeProblem(const Geometry &geometry, const Constraint &constraint)
{
    const Input input = constraint.variant->input;
    const std::vector<Cell> &cells = constraint.cells;
    if (input == Input::Block && !isBlock(geometry, cells))
        return ConstraintProblem{Kind::NoBlock};
    if (input == Input::Clones && !areClones(geometry, cells))
        return ConstraintProblem{Kind::NoClones};
    return findTear(geometry, constraint);
}

Problem findTextProblem(const Constraint &constraint)
{
    if (constraint.text.empty() == !constraint.variant->hasText)
        return {};
    return ConstraintProblem{constraint.text.empty() ? Kind::NoText : Kind::NeedlessText};
}

Problem findNumberOutside(const Constraint &constraint, NumberRange range)
{
    const auto isOutside = [range](int number) { return number < range.min || number > range.max; };
    return std::ranges::any_of(constraint.numbers, isOutside)
               ? Problem(ConstraintProblem{Kind::NumberRange, range.min, range.max})
               : Problem();
}

Problem findNumberProblem(const Geometry &geometry, const Constraint &constraint)
{
    const Variant &variant = *constraint.variant;
    if (variant.number == NumberUse::None)
        return constraint.numbers.empty() ? Problem() : ConstraintProblem{Kind::NeedlessNumber};
    const NumberRange range = variant.numbers(geometry, constraint.cells);
    if (constraint.numbers.empty())
        return variant.number == NumberUse::Needed ? ConstraintProblem{Kind::NoNumber, range.min, range.max}
                                                   : Problem();
    if (std::ssize(constraint.numbers) > variant.maxNumbers)
        return ConstraintProblem{Kind::TooManyNumbers, 0, variant.maxNumbers};
    return findNumberOutside(constraint, variant.mayBeImpossible
                                             ? NumberRange{geometry.values().first, maxImpossibleNumber}
                                             : range);
}

} // namespace

std::optional<ConstraintProblem> findProblem(const Geometry &geometry, const Constraint &constraint)
{
    const Variant &variant = *constraint.variant;
    if (!variant.isFor(geometry))
        return ConstraintProblem{Kind::UnfitBoard};
    if (const auto problem = findRepeatedCell(constraint.cells); problem && !variant.mayCross)
        return problem;
    if (variant.hasStraightCells() && !isWholeLine(geometry, constraint))
        return ConstraintProblem{Kind::NoLine};
    const NumberRange counts = cellCounts(geometry, variant);
    const int count = static_cast<int>(variant.mayCross ? withoutRepetition(constraint.cells).size()
                                                        : constraint.cells.size());
    if (count < counts.min || count > counts.max)
        return ConstraintProblem{Kind::CellCount, counts.min, counts.max};
    if (const auto problem = findShapeProblem(geometry, constraint))
        return problem;
    if (const auto problem = findTextProblem(constraint))
        return problem;
    if (const auto problem = findNumberProblem(geometry, constraint))
        return problem;
    return variant.problem ? variant.problem(geometry, constraint) : Problem();
}

std::optional<ConstraintProblem> findProblemOrImpossibility(const Geometry &geometry,
                                                            const Constraint &constraint)
{
    const Variant &variant = *constraint.variant;
    if (const auto problem = findProblem(geometry, constraint))
        return problem;
    if (variant.impossibility)
        return variant.impossibility(geometry, constraint);
    if (!variant.mayBeImpossible)
        return {};
    return findNumberOutside(constraint, variant.numbers(geometry, constraint.cells));
}

} // namespace sudoku
