#pragma once

#include "core/board/grid.h"

#include <vector>

namespace sudoku {

/// For each cell of a board, the cell that it goes to. No two cells go to the same one.
using CellMap = std::vector<Cell>;

/// Returns the map that changes nothing.
CellMap sameCells(int cellCount);
/// Returns the map that takes every cell back.
CellMap inverseOf(const CellMap &map);

/// Returns the cells that \a map takes \a cells to, in the same order.
std::vector<Cell> mapped(const std::vector<Cell> &cells, const CellMap &map);
/// Returns \a grid with each digit in the cell that \a map takes its cell to.
Grid mapped(const Grid &grid, const CellMap &map);

} // namespace sudoku
