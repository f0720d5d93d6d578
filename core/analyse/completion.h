#pragma once

#include "core/solve/puzzlesolver.h"

#include <functional>
#include <vector>

namespace sudoku {

struct [[nodiscard]] Completion
{
    /// Solved if the search is complete, None if \a solution is not one of the puzzle. If the search halted,
    /// \a cells are the best so far, or empty.
    OrHalt<Outcome> outcome;
    Grid solution; ///< that is left
    /// The solution is unique with its digits of these cells as givens; ascending. Empty if it is unique
    /// already.
    std::vector<Cell> cells;
    bool isMinimum = false; ///< it is proved that fewer cells do not suffice for this solution
};

/// Called with each set of cells that is smaller than all before, on the thread that searches.
using CompletionProgress = std::function<void(const std::vector<Cell> &)>;

/// Looks for few cells of \a solution that make \a puzzle unique when they are given: one or two cells where
/// that is possible, otherwise a minimal set. One or two are found as hitting sets of
/// unavoidable sets (E. Moreno-Centeno and R. Karp, "The Implicit Hitting Set Approach", 2013).
Completion completeToUnique(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options = {},
                            const std::stop_token &stop = {}, const CompletionProgress &progress = {});

/// The same where any solution will do: one cell of another solution where that is enough, otherwise cells of
/// \a solution.
Completion completeToAny(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options = {},
                         const std::stop_token &stop = {}, const CompletionProgress &progress = {});

} // namespace sudoku
