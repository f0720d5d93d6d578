#pragma once

#include "core/board/geometry.h"
#include "ui/pictures/cellimage.h"

#include <span>
#include <vector>

namespace sudoku {

/// Returns the cells of a screenshot in which all that is there is much lower than the digits of the board:
/// pencil marks, as a program writes all its digits of one size. None where few cells have digits.
std::vector<Cell> cellsOfLowSpots(std::span<const CellImage> cells);

} // namespace sudoku
