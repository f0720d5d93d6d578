#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Returns the rule that the digit with \a value is in \a cells as many times as one of \a counts says, which
/// are from 0 on.
Rule tally(const std::vector<Cell> &cells, DigitValues values, int value, const std::vector<int> &counts);

} // namespace sudoku
