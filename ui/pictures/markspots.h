#pragma once

#include <QImage>
#include <QRectF>

#include "ui/pictures/cellimage.h"

#include <vector>

namespace sudoku {

/// A spot of ink in a cell that may be a pencil mark.
struct MarkSpot
{
    QRectF place;      ///< in a cell with sides of length 1
    CellImage picture; ///< the spot alone, as large as a digit is in a cell
};

/// Returns the spots in \a cell, from top to bottom, then from left to right. \a cell is a square picture of
/// the whole cell with its borders, of Format_Grayscale8: 0 is paper, 255 is ink. Borders and specks are left
/// out, and digits that touch are separated. If the board \a hasNumbers, digits side by side are one number.
std::vector<MarkSpot> markSpots(const QImage &cell, bool hasNumbers);

} // namespace sudoku
