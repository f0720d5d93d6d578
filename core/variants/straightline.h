#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// All cells of the line that begins with \a first and \a second, on to the edge of the board. Empty where these two do
/// not touch, or \a first is not at the edge that the line comes from.
std::vector<Cell> straightFrom(const Geometry &geometry, Cell first, Cell second);

/// Whether all \a cells are in one row or in one column.
bool areInLine(const Geometry &geometry, const std::vector<Cell> &cells);

} // namespace sudoku
