#pragma once

#include <array>
#include <cstdint>

namespace sudoku {

/// A cell cut from a picture, with a margin of an eighth of its side: 0 is paper, 255 is ink, row by row.
inline constexpr int cellImageSide = 32;
using CellImage = std::array<std::uint8_t, cellImageSide * cellImageSide>;

} // namespace sudoku
