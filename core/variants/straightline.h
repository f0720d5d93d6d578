#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// Returns all cells of the line that begins with \a first and \a second and ends at the edge of the board.
/// Returns none if these two do not share a side or a corner, or if \a first is not at the edge.
std::vector<Cell> straightFrom(const Geometry &geometry, Cell first, Cell second);

/// Returns whether all \a cells are in one row or in one column.
bool areInLine(const Geometry &geometry, const std::vector<Cell> &cells);

} // namespace sudoku
