#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Whether \a board has givens or constraints of certain cells, such as cages.
bool hasClues(const Board &board);

/// Whether verdicts on \a board are about its entries too: those of the player are the puzzle where it has neither givens
/// nor constraints of certain cells. Else the puzzle is what it is without them.
bool areEntriesThePuzzle(const Board &board);

/// \a board as a reader sees its puzzle: where areEntriesThePuzzle(), they are givens.
Board withPuzzleAsGivens(const Board &board);

} // namespace sudoku
