#pragma once

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns whether \a drawing, one of \a puzzle, shows rules that the puzzle has and does not draw: own kinds
/// without a look. A line does where they lead along it, a cage where one has its cells.
bool showsRules(const Puzzle &puzzle, const Drawing &drawing);

} // namespace sudoku
