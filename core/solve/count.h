#pragma once

#include "core/planes/classiccount.h"
#include "core/solve/solutionsearch.h"

#include <stop_token>

namespace sudoku {

struct [[nodiscard]] CountResult : SolutionCount
{
    SolveStatistics statistics;
};

/// Called with each solution found, on the thread that counts.
using SolutionCallback = std::function<void(const Grid &)>;

/// Counts the solutions of \a puzzle up to \a limit, and finds out whether there is one more.
CountResult countSolutions(const Puzzle &puzzle, std::int64_t limit, const SolveOptions &options = {},
                           const std::stop_token &stop = {}, const SolutionCallback &found = {});

} // namespace sudoku
