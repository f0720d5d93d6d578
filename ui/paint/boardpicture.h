#pragma once

#include <QPixmap>

class QPalette;

namespace sudoku {

struct Board;

/// Returns a small picture of \a board in the colours of \a palette, a square of \a side units with \a
/// pixelRatio device pixels each.
QPixmap boardPicture(const Board &board, int side, qreal pixelRatio, const QPalette &palette);

} // namespace sudoku
