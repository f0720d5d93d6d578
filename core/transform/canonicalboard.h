#pragma once

#include "core/transform/obstacle.h"

namespace sudoku {

/// The size of the largest board with a canonical form here: the search tries every order of the columns.
inline constexpr int maxCanonicalSize = 9;

/// Returns the canonical form of \a board, which is called minlex. Read row by row, with 0 for a blank, its
/// givens are the smallest number among all forms. Forms come from swapping bands, stacks and lines within
/// them, from relabelling digits and, if boxes are square, from the reflection at a diagonal. Two puzzles are
/// the same in another form exactly if their canonical forms have the same givens. Needs boxes, at most
/// maxCanonicalSize rows and no further rules.
tl::expected<TransformedBoard, TransformObstacle> canonicalBoard(const Board &board);

} // namespace sudoku
