#pragma once

#include "core/board/board.h"
#include "ui/paint/pencilmarks.h"

namespace sudoku {

/// Returns whether \a board has pencil marks of the player.
bool hasPencilMarks(const Board &board);

/// Returns the board as it is printed. If pencil marks are printed and the player made none, each empty cell
/// gets all digits that no rule excludes.
Board printedBoard(const Board &board, bool withEntries, bool withPencilMarks);

/// Returns which marks of that board are at the places of their digits: those that nobody made, or the
/// player's if they are \a inGrid.
MarksInPlaces marksInPlaces(const Board &board, bool withPencilMarks, bool inGrid);

/// Returns the board with all digits of \a solution as entries. Without the rules beyond rows, columns and
/// boxes, there are no marks that cover its digits.
Board solvedBoard(const Board &board, const Grid &solution, bool withRules = true);

} // namespace sudoku
