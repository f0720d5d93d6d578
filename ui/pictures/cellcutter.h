#pragma once

#include "ui/pictures/cellimage.h"
#include "ui/pictures/gridmap.h"

#include <QRectF>

#include <vector>

namespace sudoku {

/// Cuts the cells of a board from \a grey, of Format_Grayscale8, row by row. Each is relative to its own
/// paper and to the one ink of the board, so that blank cells stay blank.
std::vector<CellImage> cutCells(const QImage &grey, InkTone tone, const GridMap &map);

/// Returns \a part of the board (in cells) straightened, with \a side pixels a cell.
QImage straightened(const QImage &picture, const GridMap &map, const QRectF &part, int side);

} // namespace sudoku
