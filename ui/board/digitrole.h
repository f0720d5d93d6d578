#pragma once

#include "core/board/clues.h"

namespace sudoku {

/// Whether a typed value becomes part of the puzzle or of the player's solution.
enum class DigitRole { Given, Entry };

/// Returns the role of the first input on a board that was opened or pasted: givens if it is empty, otherwise
/// entries.
inline DigitRole firstRole(const Board &board)
{
    const bool isBegun = hasClues(board) || board.playerEntries().filledCount() > 0;
    return isBegun ? DigitRole::Entry : DigitRole::Given;
}

} // namespace sudoku
