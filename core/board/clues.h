#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Returns whether \a board has givens or constraints of certain cells, such as cages.
bool hasClues(const Board &board);

/// Returns whether \a board has no givens, constraints and entries.
bool isBlank(const Board &board);

/// Returns whether the player's entries of \a board are taken for its puzzle, so that verdicts are about
/// them: if the board has neither givens nor constraints of certain cells.
bool areEntriesThePuzzle(const Board &board);

/// Returns whether Solve wrote a digit of \a board.
bool hasHelpOfSolve(const Board &board);

/// Returns \a board, with its entries as givens if areEntriesThePuzzle().
Board withPuzzleAsGivens(const Board &board);

} // namespace sudoku
