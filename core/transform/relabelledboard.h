#pragma once

#include "core/transform/obstacle.h"

#include <vector>

namespace sudoku {

/// What becomes of each digit: by digit from 1 on, with an unused entry for noDigit, which stays.
using DigitMap = std::vector<Digit>;

/// Returns the map that changes nothing.
DigitMap sameDigits(int digitCount);
/// Returns the map that makes 1 the largest digit, 2 the largest but one, and so on.
DigitMap reversedDigits(int digitCount);
/// Returns the map that gives the digits new names in the order in which they come first in \a grid, row by
/// row; those that do not come follow.
DigitMap sortedDigits(const Grid &grid, int digitCount);

/// Returns \a board with other digits everywhere: the same puzzle. Rules that depend on the order or the
/// distance of digits change along where the digits are reversed. Returns the first rule that would demand
/// something else as the obstacle, or that \a digits are not each of 1 … digitCount once. What was kept of
/// other programs is dropped as by movedBoard().
TransformResult relabelledBoard(const Board &board, const DigitMap &digits);

} // namespace sudoku
