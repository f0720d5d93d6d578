#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Whether \a board has givens or constraints of certain cells, such as cages.
bool hasClues(const Board &board);

/// \a board as a reader sees its puzzle: where areEntriesThePuzzle(), they are givens.
Board withPuzzleAsGivens(const Board &board);

} // namespace sudoku
