#pragma once

#include "core/board/clues.h"
#include "ui/board/role.h"

namespace sudoku {

/// What is typed first on a board that was opened or pasted: the puzzle, where there is none yet.
inline Role firstRole(const Board &board)
{
    return hasClues(board) || areEntriesThePuzzle(board) ? Role::Entry : Role::Given;
}

} // namespace sudoku
