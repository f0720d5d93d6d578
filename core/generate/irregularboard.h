#pragma once

#include "core/generate/solvebychance.h"

#include <functional>

namespace sudoku {

/// Up to this size many regions allow a board, even with rules about neighbours.
inline constexpr int maxSoonIrregular = 8;

/// Fills a shape; gives up after some attempts.
using FillShape = std::function<FilledBoard(const Puzzle &shape, int maxAttempts)>;

/// Gives \a shape random regions and fills them by \a fill. If that fails, and the board is large, fills the
/// regions from which random ones begin, and then changes these so that the board still fits: where rules are
/// about neighbours, hardly any random regions allow a board. Returns None or Stopped if that fails, too:
/// other regions may do.
FilledBoard fillIrregular(Puzzle &shape, Random &random, const FillShape &fill);

} // namespace sudoku
