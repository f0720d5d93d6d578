#pragma once

#include "core/board/rule.h"

namespace sudoku {

/// No digit twice in \a cells, and each of them there where there are as many cells as digits.
Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells);

} // namespace sudoku
