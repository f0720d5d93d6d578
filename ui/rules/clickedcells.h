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

} // namespace sudoku
