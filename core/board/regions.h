#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// Returns the board of \a size with the regions \a regionOf, numbered in any way from 0 on, or noRegion: a
/// board of boxes if the regions are boxes, one of rows and columns alone if there are none, otherwise a
/// jigsaw, which keeps the numbers if they have no gap. \a digitCount is by default the size.
tl::expected<Geometry, RegionError> geometryOf(int size, std::vector<int> regionOf,
                                               std::optional<int> digitCount = {});

} // namespace sudoku
