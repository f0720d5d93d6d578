#pragma once

#include "core/generate/filledboard.h"

#include <functional>
#include <vector>

namespace sudoku {

/// Fills a board of \a shape so that its digits in \a places leave no other solution; without an end where there is no
/// such board, until the stop.
///
/// Begins with any board. Then, again and again, the digits of two places are left open: of all solutions that this
/// gives, those that agree in the two are the solutions of one puzzle, and the smallest such group is where to go on.
///
/// After each step \a tried is called.
FilledBoard fillForPattern(const Puzzle &shape, const std::vector<Cell> &places, Random &random,
                           const SolveOptions &options, const std::stop_token &stop,
                           const std::function<void()> &tried);

} // namespace sudoku
