#pragma once

#include "ui/pictures/boardreader.h"
#include "ui/pictures/cagefinder.h"

#include <QRectF>

namespace sudoku {

/// The sum of a cage, as it looks.
struct SumLooks
{
    QRectF place; ///< of its ink, in cells from the corner of the board; empty if there is none
    std::vector<CellValue> values = {}; ///< the likeliest first, with the loss 0
};

/// The sums of all cages.
struct Sums
{
    std::vector<SumLooks> looks; ///< in the order of the cages
    int inkLevel = 0;            ///< how much ink their digits have where they have most, of 255
    bool areDrawn = false;       ///< something like sums is in the corners, whether it could be read or not
};

/// Reads the sums of \a cages, in the top left corners of their first cells, digit by digit. The board must
/// be upright.
Sums sumsIn(const BoardInk &ink, const Cages &cages, const CellReader &read);

/// Adds the cages to the rules of \a shape, and what their sums may be to its numbers. A cage without a sum
/// is marked if others have one.
void addCages(BoardShape &shape, const Cages &cages, const Sums &sums);

/// Returns for each cell of an upright board the parts that lines of cages and sums may cover, in cells from
/// its corner.
std::vector<std::vector<QRectF>> cageParts(const Cages &cages, const Sums &sums);

/// Removes these parts from the cells.
void eraseCages(std::vector<CellImage> &cells, const std::vector<std::vector<QRectF>> &parts);

} // namespace sudoku
