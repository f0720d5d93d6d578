#pragma once

#include "core/board/geometry.h"

namespace sudoku {

/// The board of \a size whose cells have the regions \a regionOf, which are numbered in any way: one of boxes where
/// they are those of a shape, else a jigsaw with the numbers kept where they are 0 … size - 1.
tl::expected<Geometry, RegionError> geometryOf(int size, std::vector<int> regionOf);

} // namespace sudoku
