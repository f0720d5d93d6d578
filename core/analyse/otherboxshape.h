#pragma once

#include "core/board/puzzle.h"
#include "core/solve/solutionsearch.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Returns \a puzzle with other \a boxes of the same size.
Puzzle withBoxes(const Puzzle &puzzle, BoxShape boxes);

/// Returns the shapes of boxes with which \a puzzle, which does not have exactly one solution, has one: its
/// text may not have said the shape. Returns none if its boxes are not the default ones of its size. Shapes
/// that a rule does not suit are passed over.
///
/// Gives up after a second, or when \a stop is requested, with what is found by then.
std::vector<BoxShape> otherBoxShapes(const Puzzle &puzzle, const SolveOptions &options = {},
                                     const std::stop_token &stop = {});

} // namespace sudoku
