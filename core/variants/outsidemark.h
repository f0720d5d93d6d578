#pragma once

#include "core/board/puzzle.h"
#include "core/variants/mark.h"

namespace sudoku {

/// Returns the number of \a clue beside its first cell, on the side that its line comes from. A dash stands
/// for a number that is missing, unless an arrow shows that there is a clue.
OutsideText outsideTextOf(const Geometry &geometry, const Constraint &clue, const char *sign);

} // namespace sudoku
