#pragma once

#include "core/generate/solvebychance.h"

namespace sudoku {

/// Rows that go through the digits in a cycle: each begins the width of a box later than the one above, at the top of a
/// box one more. Beside rows, columns and boxes, some rules hold for it that a search fulfils with luck only.
Grid cyclicBoard(BoxShape boxes);

/// Leads from \a board, which obeys the rules of \a shape, to others: again and again a few digits are taken away everywhere
/// and the solver puts them elsewhere.
FilledBoard mixBoard(const Puzzle &shape, Grid board, Random &random, const SolveOptions &options,
                     const std::stop_token &stop);

} // namespace sudoku
