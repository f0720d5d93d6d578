#pragma once

#include "core/solve/solve.h"

namespace sudoku {

/// Checks \a puzzle as check() does, but by what shares nothing with a search by \a first: another encoding,
/// CaDiCaL if it is available, and, before these, guesses with propagation instead of the searches for planes
/// and cages.
CheckResult checkOtherwise(const Puzzle &puzzle, const SolveOptions &first, const std::stop_token &stop);

} // namespace sudoku
