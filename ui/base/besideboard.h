#pragma once

class QSplitter;
class QWidget;

namespace sudoku {

/// Puts \a board on the left of what is beside it: \a panel, with a width that the user chooses, which is the
/// first to give way to the board, or, while that is hidden, \a side, which has a fixed width and scrolls if
/// the window is too low.
QSplitter *besideBoard(QWidget *board, QWidget *side, QWidget *panel);

} // namespace sudoku
