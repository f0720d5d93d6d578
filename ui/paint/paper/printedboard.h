#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Returns whether \a board has pencil marks of the player.
bool hasPencilMarks(const Board &board);

/// Returns the board as it is printed. If pencil marks are printed and the player made none, each empty cell
/// gets all digits that no rule excludes.
Board printedBoard(const Board &board, bool withEntries, bool withPencilMarks);

/// Returns the board with all digits of \a solution as entries. Without the rules beyond rows, columns and
/// boxes, there are no marks that cover its digits.
Board solvedBoard(const Board &board, const Grid &solution, bool withRules = true);

} // namespace sudoku
