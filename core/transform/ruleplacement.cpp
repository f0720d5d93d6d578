#include "core/transform/ruleplacement.h"

#include "core/transform/cellorder.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/straightline.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

using Place = Isometry::Place;

/// The rectangle around some cells.
struct Rectangle
{
    int top = 0;
    int left = 0;
    int rows = 0;
    int columns = 0;
};

Rectangle rectangleAround(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    std::vector<int> rows;
    std::vector<int> columns;
    for (const Constraint &constraint : constraints)
        for (const Cell cell : constraint.cells) {
            rows.push_back(geometry.rowOf(cell));
            columns.push_back(geometry.columnOf(cell));
        }
    if (rows.empty())
        return {};
    const auto [top, bottom] = std::ranges::minmax(rows);
    const auto [left, right] = std::ranges::minmax(columns);
    return {top, left, bottom - top + 1, right - left + 1};
}

/// Returns cells of a board: for each of \a cells of the board \a from, which may be the same one, the cell
/// at the place that \a placeOf returns for its place. Returns nothing if one of these places is beside the
/// board.
template <typename PlaceOf>
std::optional<std::vector<Cell>> placed(const Geometry &geometry, std::span<const Cell> cells,
                                        PlaceOf placeOf, const Geometry &from)
{
    std::vector<Cell> result;
    for (const Cell cell : cells) {
        const Place place = placeOf(Place{from.rowOf(cell), from.columnOf(cell)});
        const auto target = geometry.findCell(place.row, place.column);
        if (!target)
            return {};
        result.push_back(*target);
    }
    return result;
}

auto stepping(CellStep step)
{
    return [step](Place place) { return Place{place.row + step.rows, place.column + step.columns}; };
}

/// Returns the parts of \a step that keep the beginning of \a line at the edge of the board. A diagonal that
/// begins in a corner may move along either of two edges.
std::vector<CellStep> partsAlongEdge(const Geometry &geometry, const std::vector<Cell> &line, CellStep step)
{
    const CellStep down{step.rows, 0};
    const CellStep right{0, step.columns};
    const auto isAtEdge = [&](int place) { return place == 0 || place == geometry.size() - 1; };
    if (geometry.rowOf(line[0]) == geometry.rowOf(line[1]))
        return {down};
    if (geometry.columnOf(line[0]) == geometry.columnOf(line[1]) || !isAtEdge(geometry.columnOf(line[0])))
        return {right};
    if (!isAtEdge(geometry.rowOf(line[0])) || step.columns == 0)
        return {down};
    return step.rows == 0 ? std::vector{right} : std::vector{down, right};
}

/// Returns the whole line that begins a \a step further along the edge, or nothing if there is none.
std::optional<std::vector<Cell>> movedLine(const Geometry &geometry, const std::vector<Cell> &line,
                                           CellStep step)
{
    for (const CellStep part : partsAlongEdge(geometry, line, step))
        if (const auto begin = placed(geometry, std::span(line).first(2), stepping(part), geometry))
            if (std::vector<Cell> moved = straightFrom(geometry, (*begin)[0], (*begin)[1]); !moved.empty())
                return moved;
    return {};
}

/// Returns \a constraints with the cells that \a cellsOf returns for each, if these suit all of them.
template <typename CellsOf>
PlacedConstraints withCells(const Geometry &geometry, const std::vector<Constraint> &constraints,
                            CellsOf cellsOf)
{
    std::vector<Constraint> result;
    for (const Constraint &constraint : constraints) {
        Constraint after = constraint;
        const std::optional<std::vector<Cell>> cells = cellsOf(constraint);
        if (cells)
            after.cells = *cells;
        if (!cells || findProblem(geometry, after))
            return tl::unexpected(constraint);
        result.push_back(withCellsInOrder(std::move(after)));
    }
    return result;
}

bool hasStraightCells(const Constraint &constraint)
{
    return constraint.variant->hasStraightCells();
}

} // namespace

PlacedConstraints movedBy(const Geometry &geometry, const std::vector<Constraint> &constraints, CellStep step)
{
    return withCells(geometry, constraints, [&](const Constraint &constraint) {
        return hasStraightCells(constraint) ? movedLine(geometry, constraint.cells, step)
                                            : placed(geometry, constraint.cells, stepping(step), geometry);
    });
}

PlacedConstraints turned(const Geometry &geometry, const std::vector<Constraint> &constraints,
                         const Isometry &isometry)
{
    const int size = geometry.size();
    const bool turnsWithBoard = std::ranges::any_of(constraints, hasStraightCells);
    const Rectangle before =
        turnsWithBoard ? Rectangle{0, 0, size, size} : rectangleAround(geometry, constraints);
    Rectangle after = before;
    if (isometry.isTransposed)
        std::swap(after.rows, after.columns);
    after.top = std::min(after.top, size - after.rows);
    after.left = std::min(after.left, size - after.columns);
    const auto placeOf = [&](Place place) {
        const Place inside = isometry.placeOf({place.row - before.top, place.column - before.left},
                                              before.rows, before.columns);
        return Place{inside.row + after.top, inside.column + after.left};
    };
    return withCells(geometry, constraints, [&](const Constraint &constraint) {
        return placed(geometry, constraint.cells, placeOf, geometry);
    });
}

PlacedConstraints onBoard(const Geometry &geometry, const std::vector<Constraint> &constraints,
                          const Geometry &from)
{
    const bool isOfSameSize = geometry.size() == from.size();
    const CellStep step = isOfSameSize ? CellStep{0, 0} : stepTo(from, constraints, 0);
    const auto cellsOf = [&](const Constraint &constraint) -> std::optional<std::vector<Cell>> {
        if (!hasStraightCells(constraint))
            return placed(geometry, constraint.cells, stepping(step), from);
        const auto begin = placed(geometry, std::span(constraint.cells).first(2), stepping({0, 0}), from);
        return begin ? std::optional(straightFrom(geometry, (*begin)[0], (*begin)[1])) : std::nullopt;
    };
    return withCells(geometry, constraints, cellsOf);
}

CellStep stepTo(const Geometry &geometry, const std::vector<Constraint> &constraints, Cell cell)
{
    const Rectangle around = rectangleAround(geometry, constraints);
    const int row = std::min(geometry.rowOf(cell), geometry.size() - around.rows);
    const int column = std::min(geometry.columnOf(cell), geometry.size() - around.columns);
    return {row - around.top, column - around.left};
}

} // namespace sudoku
