#pragma once

#include "core/board/puzzle.h"
#include "core/formats/text/leftout.h"

#include <vector>

namespace sudoku {

/// The regions of a board of another program. Where they cannot be the regions of a board here, because one
/// is in pieces or has more cells than there are digits, or because there are too many, they become extra
/// regions of a board that has rows and columns alone: they demand the same.
struct ForeignRegions
{
    Geometry geometry;
    std::vector<Constraint> extraRegions = {};
    std::vector<LeftOutElement> leftOut = {}; ///< regions with more cells than there are digits
};

/// Returns the regions of a board of \a size with those digits. \a regionOf has a number for
/// each place, which is negative for no region; those of \a holes have no cell. If the board is \a isFree,
/// digits may be repeated in rows and columns; otherwise there are at least as many digits as cells in a row.
ForeignRegions foreignRegions(int size, DigitValues digits, std::vector<int> regionOf,
                              const std::vector<bool> &holes = {}, bool isFree = false);

} // namespace sudoku
