#pragma once

#include "ui/pictures/gridmap.h"
#include "ui/pictures/straightboard.h"

#include <span>

namespace sudoku {

/// The sizes of boards that are looked for.
std::span<const int> gridSizes();

/// A board and how well its lines are seen.
struct GridFit
{
    GridMap map;
    double coverage = 0;  ///< the share of the lines' length where a line is seen, 0 to 1
    double score = 0;     ///< the coverage, with more weight for the worst lines, less lines in cell middles
    double contrast = 0;  ///< by how much the lines are darker than their surroundings, 0 to 255
    bool isExact = false; ///< of a screenshot, pixel by pixel: nothing is dirt or shadow there
};

/// Returns how the lines of the likeliest sizes fit to \a corners, which may be a quarter of a cell off. A
/// 4x4 fits to every fourth line of a 16x16, so there may be several.
std::vector<GridFit> roughFits(const FlatPicture &picture, const BoardCorners &corners);

/// Bends the lines of \a rough to where they are seen: a robust fit of a polynomial, of rising degree.
GridFit refinedFit(const FlatPicture &picture, const GridFit &rough);

/// How far a line is from where a map has it.
struct LineOffset
{
    LineAxis axis;
    QPointF place; ///< a point of the line on the board, in cells
    double offset; ///< across the line, in cells
};

/// Bends the lines of \a map by such offsets: a robust fit of a polynomial.
GridMap moved(GridMap map, std::span<const LineOffset> offsets);

/// Returns whether enough of its lines are seen.
bool isBoard(const GridFit &fit);

} // namespace sudoku
