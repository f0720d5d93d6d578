#pragma once

#include "core/transform/obstacle.h"

#include <vector>

namespace sudoku {

/// What becomes of each digit: by digit from 1 on, with an unused entry for noDigit, which stays.
using DigitMap = std::vector<Digit>;

/// Returns the map that changes nothing.
DigitMap sameDigits(int digitCount);
/// Returns the map that makes 1 the largest digit, 2 the second largest, and so on.
DigitMap reversedDigits(int digitCount);
/// Returns the map that numbers the digits in the order in which they first occur in \a grid, row by row.
/// Digits that do not occur follow.
DigitMap sortedDigits(const Grid &grid, int digitCount);

/// Returns the same puzzle with other digits everywhere on \a board. If the digits are reversed, rules that
/// depend on their order or distance change accordingly. Returns the obstacle if a rule would demand
/// something else, or unless \a digits has each of 1 … digitCount once. Drops what other programs wrote as
/// movedBoard() does.
TransformResult relabelledBoard(const Board &board, const DigitMap &digits);

} // namespace sudoku
