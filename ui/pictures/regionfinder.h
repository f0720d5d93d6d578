#pragma once

#include "core/board/geometry.h"
#include "ui/pictures/gridmap.h"

#include <optional>
#include <vector>

namespace sudoku {

/// How strong the borders between neighbouring cells are: how much ink they have.
struct CellBorders
{
    int size = 0;
    std::vector<double> right; ///< of each cell, row by row; the last column's do not count
    std::vector<double> below; ///< the last row's do not count
};

/// Measures the borders of a board as it lies in the picture; \a map must not be turned.
CellBorders bordersIn(const FlatPicture &picture, const GridMap &map);

/// Returns the borders of the board turned clockwise.
CellBorders turnedBorders(const CellBorders &borders, int quarterTurns);

/// Returns the board whose regions the thick borders cut out: with boxes, or a jigsaw. Returns nothing if no
/// thickness cuts the board into regions of one size.
std::optional<Geometry> shapeOf(const CellBorders &borders);

} // namespace sudoku
