#include "core/board/clues.h"

#include <algorithm>

namespace sudoku {

bool hasClues(const Board &board)
{
    return board.puzzle.givens.filledCount() > 0
           || std::ranges::any_of(board.puzzle.constraints,
                                  [](const Constraint &constraint) { return !constraint.cells.empty(); });
}

bool isBlank(const Board &board)
{
    return board.puzzle == Puzzle(board.puzzle.geometry) && board.entries.filledCount() == 0;
}

bool hasHelpOfSolve(const Board &board)
{
    return std::ranges::find(board.isFromSolve, true) != board.isFromSolve.end();
}

} // namespace sudoku
