#pragma once

#include "core/variants/digitgroups.h"

namespace sudoku {

struct Variant;

/// Returns the groups of digits: each square of four cells has a digit of each. The kind has
/// LineLogic::Squares.
DigitGroups squareGroups(const Variant &kind, DigitValues values);

} // namespace sudoku
