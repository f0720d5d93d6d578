#pragma once

#include "ui/pictures/boardink.h"
#include "ui/pictures/cellimage.h"

#include "core/board/geometry.h"

#include <QRect>

#include <span>
#include <vector>

namespace sudoku {

/// Where the ink of small numbers is: in the top left corners of some cells.
struct SumBoxes
{
    int digitHeight = 0; ///< in pixels of the board's ink
    int inkLevel = 0;    ///< how much ink the digits have where they have most, 1 to 255
    /// For each of the cells the boxes around connected pieces of ink, from left to right: a digit each, or
    /// several that touch. In pixels of the board's ink.
    std::vector<std::vector<QRect>> pieces = {};
};

/// Returns the small numbers in the corners of \a cells. They are as high as each other and in the same place
/// of each cell. Lines that are \a inset from the borders, in cells, are not part of them, though they may
/// touch them.
SumBoxes sumBoxesIn(const BoardInk &ink, std::span<const Cell> cells, double inset);

/// Returns \a box as a picture of a cell that has a digit in its middle.
CellImage digitImage(const BoardInk &ink, const SumBoxes &sums, const QRect &box);

/// Returns the column at which two digits in \a box touch least.
int columnBetween(const BoardInk &ink, const QRect &box);

} // namespace sudoku
