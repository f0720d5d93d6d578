#include "ui/rules/clickedcells.h"

#include "core/variants/squares.h"
#include "core/variants/straightline.h"
#include "ui/paint/boardlayout.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sudoku {
namespace {

constexpr qreal maxDistance = 0.3; // of a click from an edge or a corner, in cells
constexpr qreal minDrag = 0.3;     // in cells; less is a click

/// How far a click is from the middle of its cell, in cells: both from -0.5 to 0.5.
QPointF offsetIn(const BoardLayout &layout, Cell cell, QPointF point)
{
    return (point - layout.cellCentre(cell)) / layout.cellSize();
}

/// Returns the cell that is so many rows and columns from \a cell, or nothing beyond the edge of the board.
std::optional<Cell> cellFrom(const Geometry &geometry, Cell cell, int rows, int columns)
{
    return geometry.findCell(geometry.rowOf(cell) + rows, geometry.columnOf(cell) + columns);
}

/// Returns whether \a place is the first or the last row or column of a board of \a size.
bool isAtEnd(int place, int size)
{
    return place == 0 || place == size - 1;
}

int sideOf(qreal offset)
{
    return offset < 0 ? -1 : 1;
}

std::vector<Cell> cellsAtEdge(const Geometry &geometry, Cell cell, QPointF offset)
{
    const bool isAcross = std::abs(offset.x()) > std::abs(offset.y()); // nearer to a vertical edge
    if (0.5 - std::max(std::abs(offset.x()), std::abs(offset.y())) > maxDistance)
        return {};
    const auto other = isAcross ? cellFrom(geometry, cell, 0, sideOf(offset.x()))
                                : cellFrom(geometry, cell, sideOf(offset.y()), 0);
    return other ? std::vector{cell, *other} : std::vector<Cell>();
}

std::vector<Cell> cellsAroundCorner(const Geometry &geometry, Cell cell, QPointF offset)
{
    const auto opposite = cellFrom(geometry, cell, sideOf(offset.y()), sideOf(offset.x()));
    if (!opposite || 0.5 - std::min(std::abs(offset.x()), std::abs(offset.y())) > maxDistance)
        return {};
    const int row = std::min(geometry.rowOf(cell), geometry.rowOf(*opposite));
    const int column = std::min(geometry.columnOf(cell), geometry.columnOf(*opposite));
    const auto first = geometry.findCell(row, column);
    return first ? squareFrom(geometry, *first) : std::vector<Cell>();
}

/// Returns the direction, 1 or -1, in which a dragged diagonal goes on from \a place, a row or a column: into
/// the board if the place is at its edge or beside it, else that of the \a drag.
int stepInto(int place, int size, qreal drag)
{
    if (place <= 0)
        return 1;
    return place >= size - 1 ? -1 : sideOf(drag);
}

/// A place on the board or beside it, where a row or a column is -1 or the size of the board.
struct Place
{
    int row;
    int column;
};

/// How far a place is beside the board: -1, 0 or 1.
int beyond(int place, int size)
{
    return place < 0 ? -1 : place >= size ? 1 : 0;
}

Place placeOf(const BoardLayout &layout, QPointF point)
{
    const QPointF place = (point - layout.board().topLeft()) / layout.cellSize();
    const auto at = [size = layout.geometry().size()](qreal cells) {
        return std::clamp(static_cast<int>(std::floor(cells)), -1, size);
    };
    return {at(place.y()), at(place.x())};
}

/// Returns the place beside the nearer side of a cell in a corner of the board, or nothing for other cells
/// and where neither side is clearly nearer.
std::optional<Place> placeNextToCorner(const BoardLayout &layout, Cell cell, QPointF point)
{
    constexpr qreal clearly = 0.1; // of a cell
    const Geometry &geometry = layout.geometry();
    Place place{geometry.rowOf(cell), geometry.columnOf(cell)};
    if (!isAtEnd(place.row, geometry.size()) || !isAtEnd(place.column, geometry.size()))
        return {};
    const QPointF offset = offsetIn(layout, cell, point);
    const qreal up = place.row == 0 ? -offset.y() : offset.y(); // to the edges of the board
    const qreal aside = place.column == 0 ? -offset.x() : offset.x();
    if (std::abs(up - aside) < clearly)
        return {};
    int &moved = up > aside ? place.row : place.column;
    moved += moved == 0 ? -1 : 1;
    return place;
}

/// Returns the line from \a place by these steps, or none beyond the edge.
std::vector<Cell> lineFrom(const Geometry &geometry, Place place, int rows, int columns)
{
    const auto first = geometry.findCell(place.row + rows, place.column + columns);
    const auto second = first ? cellFrom(geometry, *first, rows, columns) : std::nullopt;
    return second ? straightFrom(geometry, *first, *second) : std::vector<Cell>();
}

} // namespace

std::vector<Cell> draggedDiagonal(const BoardLayout &layout, QPointF from, QPointF to)
{
    const QPointF drag = (to - from) / layout.cellSize();
    if (std::hypot(drag.x(), drag.y()) < minDrag)
        return {};
    const Geometry &geometry = layout.geometry();
    const int size = geometry.size();
    const auto [row, column] = placeOf(layout, from);
    const int down = stepInto(row, size, drag.y());
    const int right = stepInto(column, size, drag.x());
    std::optional<Cell> first = geometry.findCell(row, column);
    if (!first)
        first = geometry.findCell(row + down, column + right);
    if (!first || !(isAtEnd(geometry.rowOf(*first), size) || isAtEnd(geometry.columnOf(*first), size)))
        return {};
    const std::optional<Cell> second = cellFrom(geometry, *first, down, right);
    return second ? std::vector{*first, *second} : std::vector<Cell>();
}

std::vector<Cell> clickedCells(const BoardLayout &layout, Input input, QPointF point)
{
    const std::optional<Cell> cell = layout.cellAt(point);
    if (!cell)
        return {};
    const QPointF offset = offsetIn(layout, *cell, point);
    if (input == Input::Neighbours)
        return cellsAtEdge(layout.geometry(), *cell, offset);
    if (input == Input::Block)
        return cellsAroundCorner(layout.geometry(), *cell, offset);
    return {};
}

std::vector<std::vector<Cell>> linesFromMargin(const BoardLayout &layout, Input input, QPointF point)
{
    const Geometry &geometry = layout.geometry();
    std::optional<Place> place;
    if (const std::optional<Cell> cell = layout.cellAt(point); !cell)
        place = placeOf(layout, point);
    else if (input == Input::Line)
        place = placeNextToCorner(layout, *cell, point);
    if (!place)
        return {};
    const int below = beyond(place->row, geometry.size());
    const int right = beyond(place->column, geometry.size());
    std::vector<std::vector<Cell>> lines;
    if (input == Input::Line && (below == 0) != (right == 0))
        lines.push_back(lineFrom(geometry, *place, -below, -right));
    if (input == Input::Diagonal && (below != 0 || right != 0))
        for (const int rows : {1, -1})
            for (const int columns : {1, -1})
                if (rows != below && columns != right)
                    lines.push_back(lineFrom(geometry, *place, rows, columns));
    std::erase(lines, std::vector<Cell>());
    return lines;
}

} // namespace sudoku
