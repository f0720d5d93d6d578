#pragma once

#include <QPixmap>

class QPalette;

namespace sudoku {

struct Board;

/// Returns a small picture of \a board in the colours of \a palette. It is \a side units wide and high, and
/// each unit is \a pixelRatio device pixels.
QPixmap boardPicture(const Board &board, int side, qreal pixelRatio, const QPalette &palette);

} // namespace sudoku
