#pragma once

#include "core/board/digitset.h"
#include "core/board/puzzle.h"

#include <vector>

namespace sudoku {

/// The digits of each group. On a board with few digits a group may be empty.
using DigitGroups = std::vector<DigitSet>;

/// Returns the groups of digits that take turns on \a line, of a kind with LineLogic::Turns. Cells as far
/// apart on it as there are groups have digits of the same one.
DigitGroups turnGroups(const Constraint &line, int digitCount);

} // namespace sudoku
