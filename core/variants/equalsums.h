#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Returns the rule that the digits of \a one add up to the same as those of \a other. A cell may be in both.
Rule equalSums(std::vector<Cell> one, const std::vector<Cell> &other, int digitCount);

} // namespace sudoku
