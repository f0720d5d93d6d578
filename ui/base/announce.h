#pragma once

class QWidget;

namespace sudoku {

/// Makes a screen reader read \a widget now, as if it had just appeared.
void announce(QWidget &widget);

} // namespace sudoku
