#pragma once

#include "core/board/clues.h"
#include "ui/board/digitrole.h"

namespace sudoku {

/// Returns the role of the first input on a board that was opened or pasted: givens if it has none, otherwise
/// entries.
inline DigitRole firstRole(const Board &board)
{
    return hasClues(board) || areEntriesThePuzzle(board) ? DigitRole::Entry : DigitRole::Given;
}

} // namespace sudoku
