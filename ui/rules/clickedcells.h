#pragma once

#include <QPointF>

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

class BoardLayout;

/// Returns the cells that a click at \a point of \a layout selects at once for a constraint of the kind of
/// \a input: the two cells beside an edge, that of the click first, or the four around a corner. Returns
/// nothing if the click is far from both, or for other kinds.
std::vector<Cell> clickedCells(const BoardLayout &layout, Input input, QPointF point);

/// Returns the first two cells of the diagonal that a drag \a from one point of \a layout \a to another
/// means. The diagonal begins at the cell that was pressed, which must be at the edge, or next to the place
/// beside the board that was pressed. It goes into the board, and along an edge where the drag goes. Returns
/// nothing if there is no such diagonal, or if the mouse has not moved far.
std::vector<Cell> draggedDiagonal(const BoardLayout &layout, QPointF from, QPointF to);

/// Returns the lines of the kind of \a input whose number stands at \a point beside the board, each from that
/// end on: a row or a column, or up to two diagonals. Within a cell in a corner of the board a point that is
/// clearly nearer to one of the two sides means the row or the column there.
std::vector<std::vector<Cell>> linesFromMargin(const BoardLayout &layout, Input input, QPointF point);

} // namespace sudoku
