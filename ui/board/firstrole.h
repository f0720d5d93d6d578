#pragma once

#include "core/board/clues.h"
#include "ui/board/digitrole.h"

namespace sudoku {

/// Returns the role of the first input on a board that was opened or pasted: givens if it is empty, otherwise
/// entries.
inline DigitRole firstRole(const Board &board)
{
    const bool isBegun = hasClues(board) || board.playerEntries().filledCount() > 0;
    return isBegun ? DigitRole::Entry : DigitRole::Given;
}

} // namespace sudoku
