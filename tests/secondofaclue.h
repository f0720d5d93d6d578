#pragma once

#include "core/board/puzzle.h"

namespace sudoku {

/// An empty cell in the row of the first clue of \a puzzle, whose digit breaks the row there.
struct SecondOfAClue
{
    explicit SecondOfAClue(const Puzzle &puzzle)
    {
        const Grid &givens = puzzle.givens;
        Cell clue = 0;
        while (!givens.isFilled(clue))
            ++clue;
        cell = clue - clue % puzzle.geometry.size();
        while (givens.isFilled(cell))
            ++cell;
        digit = givens[clue];
    }

    Cell cell;
    Digit digit;
};

} // namespace sudoku
