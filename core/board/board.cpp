#include "core/board/board.h"

namespace sudoku {

Board::Board(Puzzle puzzle_)
    : puzzle(std::move(puzzle_)),
      entries(puzzle.geometry.cellCount()),
      cornerMarks(puzzle.geometry.cellCount()),
      centreMarks(puzzle.geometry.cellCount())
{
}

Grid Board::digits() const
{
    Grid digits(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        digits.set(cell, digitAt(cell));
    return digits;
}

Puzzle Board::withEntriesAsGivens() const
{
    Puzzle filled = puzzle;
    filled.givens = digits();
    return filled;
}

} // namespace sudoku
