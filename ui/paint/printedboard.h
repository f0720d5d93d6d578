#pragma once

#include "core/board/board.h"

namespace sudoku {

/// Whether the player made any.
bool hasPencilMarks(const Board &board);

/// What of \a board is put on paper. Where there shall be pencil marks and the player made none, each empty
/// cell gets the digits that no rule takes from it as the shown digits stand.
Board printedBoard(const Board &board, bool withEntries, bool withPencilMarks);

/// The same with all digits of \a solution, as entries.
Board solvedBoard(const Board &board, const Grid &solution);

} // namespace sudoku
