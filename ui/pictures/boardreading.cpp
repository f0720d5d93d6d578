#include "ui/pictures/boardreading.h"

namespace sudoku {

Board BoardReading::board() const
{
    Board board{Puzzle(geometry)};
    for (Cell cell = 0; cell < std::ssize(cells); ++cell) {
        if (cells[cell].digit == noDigit)
            continue;
        if (cells[cell].kind == CellKind::Written)
            board.enter(cell, cells[cell].digit);
        else
            board.puzzle.givens.set(cell, cells[cell].digit);
    }
    return board;
}

} // namespace sudoku
