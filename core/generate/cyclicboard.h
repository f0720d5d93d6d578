#pragma once

#include "core/generate/solvebychance.h"

namespace sudoku {

/// Returns a board whose rows go through the digits in a cycle: each row starts the width of a box later than
/// the one above, and one digit later still at the top of a box. Such a board obeys not only rows, columns
/// and boxes but also some rules that a search rarely satisfies.
Grid cyclicBoard(BoxShape boxes);

/// Changes \a board, which obeys the rules of \a shape, into another such board: repeatedly removes a few
/// digits everywhere and lets the solver place them differently.
FilledBoard mixBoard(const Puzzle &shape, Grid board, Random &random, const SolveOptions &options,
                     const std::stop_token &stop);

} // namespace sudoku
