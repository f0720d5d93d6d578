#pragma once

#include <QImage>

class QPalette;

namespace sudoku {

/// \a picture of something black on white as one that suits \a palette: on a dark ground light becomes dark,
/// and the other way round; colours stay the same hues.
QImage suitedTo(const QPalette &palette, const QImage &picture);

} // namespace sudoku
