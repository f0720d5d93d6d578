#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// The cells that \a rule is about.
std::vector<Cell> cellsOf(const Rule &rule);

} // namespace sudoku
