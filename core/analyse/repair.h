#pragma once

#include "core/analyse/possiblerulerepairs.h"
#include "core/solve/solve.h"

#include <functional>
#include <vector>

namespace sudoku {

/// A change that gives a puzzle without a solution one or more.
struct Repair : PossibleRepair
{
    Uniqueness verdict; ///< on the repaired puzzle: Unique or Multiple
};

struct [[nodiscard]] RepairResult
{
    /// Solved if everything was tried; None if the puzzle has a solution, or if its rules allow none for any
    /// givens and no change of one rule helps. If the search halted, \a repairs are those found so far.
    OrHalt<Outcome> outcome;
    std::vector<Repair> repairs; ///< those that leave one solution first; then by kind and cell
    bool hasSolution = false;    ///< the outcome is None because the puzzle needs no repair
};

/// Called after each possible repair, with all repairs found so far, how many were tried, and how many there
/// are to try; on the thread that searches.
using RepairProgress = std::function<void(const std::vector<Repair> &found, int tried, int total)>;

/// Looks for the errors of typing or copying that may have made \a puzzle contradictory. Changes only the
/// givens of the cells \a suspects, by default those of all cells, and constraints. Tries to undo a single
/// error first; if that repairs nothing, removes a few givens.
RepairResult findRepairs(const Puzzle &puzzle, const std::optional<std::vector<Cell>> &suspects = {},
                         const SolveOptions &options = {}, const std::stop_token &stop = {},
                         const RepairProgress &progress = {});

} // namespace sudoku
