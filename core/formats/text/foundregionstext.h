#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Returns whether the entries of \a board have regions that mean something: every cell has a digit, and the
/// puzzle does not say the regions. Only then files keep them.
bool hasFoundRegions(const Board &board);

} // namespace sudoku
