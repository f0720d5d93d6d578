#pragma once

#include <array>
#include <cstdint>

namespace sudoku {

/// A cell cut from a picture, with a margin around it: 0 is paper, 255 is ink, row by row.
inline constexpr int cellImageSide = 32;
inline constexpr double cellImageMargin = 0.125; ///< on each side, of the cell's side
using CellImage = std::array<std::uint8_t, cellImageSide * cellImageSide>;

} // namespace sudoku
