#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// Returns each of \a cells where it comes first.
std::vector<Cell> withoutRepetition(const std::vector<Cell> &cells);

/// Returns whether \a path returns to its first cell.
bool isClosed(const std::vector<Cell> &path);

} // namespace sudoku
