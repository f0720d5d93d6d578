#pragma once

#include "core/board/puzzle.h"

#include <vector>

namespace sudoku {

/// Returns the indices of the constraints of \a puzzle that wait for their numbers, ascending.
std::vector<int> openClues(const Puzzle &puzzle);

/// Returns the numbers, ascending, that \a clue has if its cells have the digits of \a grid: the sum of a
/// cage, all digits of a quadruple. \a clue is of a kind with numbers. Returns none if no number fits, or if
/// \a grid does not fill the cells.
std::vector<int> numbersIn(const Puzzle &puzzle, const Constraint &clue, const Grid &grid);

struct FilledIn
{
    Puzzle puzzle;
    int count = 0;                  ///< of clues that have their numbers now
    std::vector<int> unfitted = {}; ///< clues that no number fits
};

/// Gives each of \a clues that waits for its numbers those that \a solution has there.
FilledIn fillIn(Puzzle puzzle, const std::vector<int> &clues, const Grid &solution);

} // namespace sudoku
