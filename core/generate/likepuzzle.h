#pragma once

#include "core/generate/generaterequest.h"

#include <optional>

namespace sudoku {

/// Lets the clues of \a request have the symmetry that newspapers print, a half turn, unless constraints are
/// derived from the board, which are not symmetric themselves.
void proposeSymmetry(GenerateRequest &request);

/// Returns a request for puzzles of the kind of \a puzzle: of the same size and with the same rules for the
/// whole board; irregular regions, cages, lines and dots are new ones. Returns nothing if \a puzzle has a
/// constraint of certain cells that cannot be derived (canBeDerived()).
std::optional<GenerateRequest> requestLike(const Puzzle &puzzle);

} // namespace sudoku
