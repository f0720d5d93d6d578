#pragma once

class QWidget;

namespace sudoku {

/// Shows what the program is, in a dialog over \a window.
void showAbout(QWidget *window);

} // namespace sudoku
