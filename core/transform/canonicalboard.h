#pragma once

#include "core/transform/obstacle.h"
#include "core/transform/shuffledboard.h"

namespace sudoku {

/// The largest board that has a canonical form here: each order of the columns is tried.
inline constexpr int maxCanonicalSize = 9;

/// Returns \a board in the form in which its givens, read row by row with 0 for a blank, are the smallest
/// number of all boards that bands, stacks, lines within them, relabelled digits, and, where boxes are
/// square, the reflection at a diagonal lead to (minlex). Two puzzles are the same in another form exactly if
/// their canonical forms have the same givens. Needs boxes, at most maxCanonicalSize rows and no further
/// rules.
tl::expected<TransformedBoard, TransformObstacle> canonicalBoard(const Board &board);

} // namespace sudoku
