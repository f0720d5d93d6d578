#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Whether \a board has givens or constraints of certain cells, such as cages.
bool hasClues(const Board &board);

/// Whether the player's entries of \a board are taken for its puzzle, so that verdicts are about them: that
/// is so where the board has neither givens nor constraints of certain cells.
bool areEntriesThePuzzle(const Board &board);

/// Returns \a board, with its entries as givens where areEntriesThePuzzle().
Board withPuzzleAsGivens(const Board &board);

} // namespace sudoku
