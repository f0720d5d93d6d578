#pragma once

class QColor;
class QWidget;

namespace sudoku {

/// Gives \a widget a ground of its own; its other colours stay those of the application. Call it again on
/// QEvent::PaletteChange, with a colour made from QGuiApplication::palette(): only windows learn otherwise
/// that the palette of the application is another one.
void setGround(QWidget &widget, const QColor &ground);

} // namespace sudoku
