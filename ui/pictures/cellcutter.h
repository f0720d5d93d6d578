#pragma once

#include "ui/pictures/cellimage.h"
#include "ui/pictures/gridmap.h"

#include <QRectF>

#include "core/board/geometry.h"

#include <span>
#include <vector>

namespace sudoku {

/// What the ink of a cell is compared with.
enum class InkScale {
    Board,    ///< that of the whole board, so that dirt in blank cells stays faint
    EachCell, ///< its own, if it has some: a screenshot has no dirt, but digits in several colours
};

/// Cuts the cells of a board from \a grey, of Format_Grayscale8, row by row. Each is relative to its own
/// paper. The ink has at least the strength \a leastInk, of 255: boards without digits show nothing of it.
std::vector<CellImage> cutCells(const QImage &grey, InkTone tone, const GridMap &map,
                                InkScale scale = InkScale::Board, double leastInk = 0);

/// Cuts \a cells with more pixels, so that their pencil marks are legible: the whole cell with its borders,
/// and nothing beside it. Squares of Format_Grayscale8, from 0, paper, to 255, the darkest ink of the cell.
std::vector<QImage> cutFineCells(const QImage &grey, InkTone tone, const GridMap &map,
                                 std::span<const Cell> cells);

/// Returns \a part of the board (in cells) straightened, with \a side pixels a cell: grey if \a picture is of
/// Format_Grayscale8, otherwise in colours.
QImage straightened(const QImage &picture, const GridMap &map, const QRectF &part, int side);

} // namespace sudoku
