#pragma once

#include "core/board/rule.h"

namespace sudoku {

/// Returns the rule that no digit is repeated in \a cells, or, if there are as many cells as digits, the
/// rule::House in which each digit occurs once.
Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells);

} // namespace sudoku
