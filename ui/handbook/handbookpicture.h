#pragma once

#include <QImage>

class QPalette;

namespace sudoku {

/// Returns \a picture, drawn black on white, in colours that suit \a palette: on a dark background light and
/// dark are exchanged; hues stay the same.
QImage suitedTo(const QPalette &palette, const QImage &picture);

} // namespace sudoku
