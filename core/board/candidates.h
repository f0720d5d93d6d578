#pragma once

#include "core/board/puzzle.h"

#include <vector>

namespace sudoku {

/// The digits that each cell may still take.
using Candidates = std::vector<DigitSet>;

/// Every digit for every cell.
Candidates allCandidates(const Geometry &geometry);

/// The grid of \a candidates, each of which must be a single digit.
Grid gridOf(const Candidates &candidates);

/// The candidates that the givens of \a puzzle leave: the given, or every digit.
Candidates candidatesOfGivens(const Puzzle &puzzle);

} // namespace sudoku
