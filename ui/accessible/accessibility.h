#pragma once

namespace sudoku {

class BoardView;

/// A screen reader finds a table in \a view, and hears what happens on it.
void makeAccessible(BoardView &view);

} // namespace sudoku
