#pragma once

#include "core/solve/othersolutionsearch.h"

#include <chrono>
#include <functional>

namespace sudoku {

/// A second solution of a puzzle, and the cells in which it differs from the first.
struct OtherSolution
{
    Grid grid;
    std::vector<Cell> cells; ///< ascending; any given in one of them tells the two apart
};

struct [[nodiscard]] UnavoidableSetResult
{
    /// None: there is no other solution. Solved: there is one, and its cells are an unavoidable set. If the
    /// search halted, the best solution so far may be present; its cells may contain more than an unavoidable
    /// set.
    OrHalt<Outcome> outcome;
    std::optional<OtherSolution> best;
};

/// Called with each solution that differs in fewer cells than all before, on the thread that searches.
using UnavoidableSetProgress = std::function<void(const OtherSolution &)>;

/// Looks for a solution of \a puzzle that differs from \a solution in few cells, until \a stop is requested:
/// makes every open cell differ in turn, and narrows the cells that change to an unavoidable set. The
/// smallest of these sets is probably, but not provably, the smallest of all.
UnavoidableSetResult findUnavoidableSet(const Puzzle &puzzle, const Grid &solution,
                                        const SolveOptions &options = {}, const std::stop_token &stop = {},
                                        const UnavoidableSetProgress &progress = {});

/// Returns a solution that differs from \a solution in few cells, looked for during at most \a time, or \a
/// other, a known second solution, if none is found.
Grid nearerSolution(const Puzzle &puzzle, const Grid &solution, Grid other, const SolveOptions &options,
                    const std::stop_token &stop, std::chrono::seconds time = std::chrono::seconds(2));

} // namespace sudoku
