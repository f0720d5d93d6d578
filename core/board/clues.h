#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Returns whether \a board has givens or constraints of certain cells, such as cages.
bool hasClues(const Board &board);

/// Returns whether \a board has no givens, constraints and entries.
bool isBlank(const Board &board);

/// Returns whether Solve wrote a digit of \a board.
bool hasHelpOfSolve(const Board &board);

} // namespace sudoku
