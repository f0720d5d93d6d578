#pragma once

#include "core/board/geometry.h"

namespace sudoku {

/// Returns the board of \a size with the regions \a regionOf, numbered in any way: a board of boxes if the
/// regions are boxes, otherwise a jigsaw, which keeps the numbers if they are 0 … size - 1.
tl::expected<Geometry, RegionError> geometryOf(int size, std::vector<int> regionOf);

} // namespace sudoku
