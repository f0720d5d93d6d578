#pragma once

#include "core/board/digitvalues.h"

#include <vector>

namespace sudoku {

/// The digits of each group. On a board with few digits a group may be empty.
using DigitGroups = std::vector<DigitSet>;

/// Returns low, middle and high digits.
DigitGroups groupsBySize(int digitCount);

/// Returns the digits whose values leave the remainder 0, 1 and so on when divided by \a modulus.
DigitGroups groupsByRemainder(DigitValues values, int modulus);

} // namespace sudoku
