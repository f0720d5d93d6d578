#pragma once

namespace sudoku {

class BoardView;

/// Makes \a view accessible: a screen reader finds a table and reads what happens on the board.
void makeAccessible(BoardView &view);

} // namespace sudoku
