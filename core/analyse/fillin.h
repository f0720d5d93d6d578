#pragma once

#include "core/board/puzzle.h"

#include <optional>
#include <vector>

namespace sudoku {

/// Returns the places of the constraints of \a puzzle that wait for their numbers, in order.
std::vector<int> openClues(const Puzzle &puzzle);

/// Returns the numbers of \a clue, which takes some, for the digits that \a grid has in its cells: the sum of
/// a cage, all digits of a quadruple, ascending. Returns none if it does not obey the clue with any number,
/// or does not fill its cells.
std::vector<int> numbersIn(const Puzzle &puzzle, const Constraint &clue, const Grid &grid);

struct FilledIn
{
    Puzzle puzzle;
    int count = 0;                  ///< of clues that have their numbers now
    std::vector<int> unfitted = {}; ///< clues that no number fits
};

/// Gives those of \a clues that wait for their numbers the ones of \a solution.
FilledIn fillIn(Puzzle puzzle, const std::vector<int> &clues, const Grid &solution);

} // namespace sudoku
