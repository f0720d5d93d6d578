#pragma once

#include "ui/pictures/boardink.h"
#include "ui/pictures/borderoffsets.h"

#include <vector>

namespace sudoku {

constexpr int sideCount = 4; ///< of a cell: top, right, bottom, left

/// What is across a side of a cell: the place of that cell, or -1 at the edge of the board.
int across(int cell, int side, int size);

/// Returns the mean ink of a line along a side of a cell, from one share of its length to another. Depths
/// below 0 are beyond the border; there must be a cell.
double inkAlong(const BoardInk &ink, int cell, int side, int depth, double from, double to);

/// How strong the lines are beside all sides of the cells, at the depth where they are strongest.
struct SideLines
{
    int depth = 0;                 ///< in pixels
    std::vector<double> strengths; ///< by cell and side
    std::vector<double> inside;    ///< the same without the sides at the edge of the board
};

/// Looks for lines along the borders within the cells. \a offsets say where the borders are in \a ink.
SideLines strongestLines(const BoardInk &ink, const BorderOffsets &offsets);

} // namespace sudoku
