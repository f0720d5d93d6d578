#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Returns whether the player's entries of \a board are taken for its puzzle, so that verdicts are about
/// them: there is no given, no rule, be it in force, switched off, not supported or in words, and a cell that
/// is still open. Otherwise they may be a solution, or a part of one, which says nothing about its puzzle.
bool areEntriesThePuzzle(const Board &board);

/// Returns \a board, with its entries as givens if areEntriesThePuzzle().
Board withPuzzleAsGivens(const Board &board);

} // namespace sudoku
