#pragma once

#include "core/board/puzzle.h"

#include <vector>

namespace sudoku {

/// Returns the groups of cells of \a line that have the same sum. Its kind has LineLogic::Balance.
std::vector<std::vector<Cell>> balancedCells(const Constraint &line);

} // namespace sudoku
