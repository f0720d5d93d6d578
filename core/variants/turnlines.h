#pragma once

#include "core/board/puzzle.h"
#include "core/variants/digitgroups.h"

namespace sudoku {

/// The modulus of a modular line without a number.
inline constexpr int defaultModulus = 3;

/// Returns the groups of digits that take turns on \a line. Its kind has LineLogic::Turns. If there are n
/// groups, cells that are n apart on the line have digits of the same group.
DigitGroups turnGroups(const Constraint &line, DigitValues values);

} // namespace sudoku
