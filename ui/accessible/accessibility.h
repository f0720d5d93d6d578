#pragma once

class QWidget;

namespace sudoku {

/// Makes Qt describe this program's own widgets to assistive technology as what they are. Widgets that need it
/// call it in their constructors; once is enough.
void installAccessibility();

/// Has a screen reader read \a widget now, as what has just appeared.
void announce(QWidget &widget);

} // namespace sudoku
