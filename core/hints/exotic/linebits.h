#pragma once

#include <cstdint>

namespace sudoku {

/// The lines of one direction, as bits.
using LineBits = std::uint32_t;

} // namespace sudoku
