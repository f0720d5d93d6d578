#pragma once

class QWidget;

namespace sudoku {

/// Has a screen reader read \a widget now, as what has just appeared.
void announce(QWidget &widget);

} // namespace sudoku
