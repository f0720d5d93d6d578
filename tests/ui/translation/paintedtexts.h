#pragma once

#include <QStringList>

#include <functional>

class QPainter;
class QWidget;

namespace sudoku {

/// The texts that \a widget and its children paint, in the pieces in which they are painted.
QStringList paintedTexts(QWidget &widget);
/// Those that \a paint paints.
QStringList paintedTexts(const std::function<void(QPainter &)> &paint);

} // namespace sudoku
