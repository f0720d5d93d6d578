#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Returns the cells of \a rule.
std::vector<Cell> cellsOf(const Rule &rule);

} // namespace sudoku
