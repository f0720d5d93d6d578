#pragma once

#include "core/solve/rivals.h"

#include <functional>

namespace sudoku {

/// Two solutions of a puzzle, and the cells in which they differ.
struct Difference
{
    Grid rival;
    std::vector<Cell> cells; ///< ascending; any given in one of them tells the two apart
};

struct [[nodiscard]] DifferenceResult
{
    /// None: there is no other solution. Solved: there is, and no smaller difference in a part of the cells. Where it
    /// halted, the best so far may be there all the same.
    OrHalt<Outcome> outcome;
    std::optional<Difference> best;
};

/// Called with each difference that is smaller than all before, on the thread that searches.
using DifferenceProgress = std::function<void(const Difference &)>;

/// Looks for a solution of \a puzzle that differs from \a solution in few cells, for as long as \a stop lets it:
/// each difference is narrowed to an unavoidable set, and every open cell gets its turn to differ. That the smallest
/// of these is the smallest of all is likely, and not proved.
DifferenceResult findSmallDifference(const Puzzle &puzzle, const Grid &solution,
                                     const SolveOptions &options = {}, const std::stop_token &stop = {},
                                     const DifferenceProgress &progress = {});

} // namespace sudoku
