#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Returns the rule that the values of the digits of \a one add up to the same as those of \a other. A cell
/// may be in both.
Rule equalSums(std::vector<Cell> one, const std::vector<Cell> &other, DigitValues values);

} // namespace sudoku
