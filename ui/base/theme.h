#pragma once

#include "ui/base/settings.h"
#include "ui/paint/colourroles.h"

class QPalette;

namespace sudoku {

/// Returns the palette of a window in the colours of \a scheme.
QPalette paletteOf(ColourScheme scheme);

/// Gives the program the colours of \a theme.
void applyTheme(Theme theme);

/// Gives \a widget a ground of its own; its other colours stay those of the application. Call it again on
/// QEvent::PaletteChange, with a colour made from QGuiApplication::palette(): only windows learn otherwise
/// that the palette of the application is another one.
void setGround(QWidget &widget, const QColor &ground);

} // namespace sudoku
