#pragma once

#include <QImage>
#include <QPolygonF>

#include "ui/pictures/boardreading.h"

namespace sudoku {

/// Returns the edge of \a board along its outer lines, which may be bent, as fractions of the picture.
QPolygonF outlineOf(const BoardReading &board);

/// Returns the four corners of \a cell as fractions of the picture: upper left, then clockwise as one reads.
QPolygonF outlineOf(const BoardReading &board, Cell cell);

/// Returns \a cell as it is in \a picture, straightened, upright and \a side pixels wide, with some of what
/// is around it.
QImage cellPicture(const QImage &picture, const BoardReading &board, Cell cell, int side);

/// Returns the whole board so: \a side pixels wide, and each cell in its place.
QImage straightPicture(const QImage &picture, const BoardReading &board, int side);

} // namespace sudoku
