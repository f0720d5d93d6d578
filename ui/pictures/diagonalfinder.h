#pragma once

#include "ui/pictures/boardlook.h"

namespace sudoku {

/// Finds the main diagonals that are drawn as thin lines from corner to corner.
void findDiagonals(BoardLook &look, FoundRules &found);

} // namespace sudoku
