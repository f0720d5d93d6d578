#pragma once

#include "core/board/puzzle.h"
#include "core/board/symmetry.h"

namespace sudoku {

/// Returns whether the givens of \a puzzle keep \a symmetry.
inline bool isSymmetric(const Puzzle &puzzle, const Symmetry &symmetry)
{
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        for (const Cell image : symmetry.orbit(puzzle.geometry, cell))
            if (puzzle.givens.isFilled(image) != puzzle.givens.isFilled(cell))
                return false;
    return true;
}

} // namespace sudoku
