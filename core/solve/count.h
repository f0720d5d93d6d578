#pragma once

#include "core/solve/solutionsearch.h"

#include <stop_token>

namespace sudoku {

struct [[nodiscard]] CountResult
{
    /// The number of solutions found.
    std::int64_t count;
    /// None if there are no more; Solved if there are more than the limit.
    OrHalt<Outcome> end;
    SolveStatistics statistics;

    bool isExact() const { return end == Outcome::None; }
};

/// Called with each solution found, on the thread that counts.
using SolutionCallback = std::function<void(const Grid &)>;

/// Counts the solutions of \a puzzle up to \a limit, and finds out whether there is one more.
CountResult countSolutions(const Puzzle &puzzle, std::int64_t limit, const SolveOptions &options = {},
                           const std::stop_token &stop = {}, const SolutionCallback &found = {});

} // namespace sudoku
