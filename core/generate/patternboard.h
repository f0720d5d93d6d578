#pragma once

#include "core/generate/filledboard.h"

#include <functional>
#include <vector>

namespace sudoku {

/// Fills a board of \a shape so that its digits in \a places leave no other solution. If there is no such
/// board, searches until \a stop is requested.
///
/// Begins with any board. Then repeatedly leaves the digits of two places open: of all solutions that this
/// gives, those that agree in the two places are the solutions of one puzzle, and the search continues with
/// the smallest such group.
///
/// Calls \a tried after each step.
FilledBoard fillForPattern(const Puzzle &shape, const std::vector<Cell> &places, Random &random,
                           const SolveOptions &options, const std::stop_token &stop,
                           const std::function<void()> &tried);

} // namespace sudoku
