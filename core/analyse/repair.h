#pragma once

#include "core/analyse/slips.h"
#include "core/solve/solve.h"

#include <functional>
#include <vector>

namespace sudoku {

/// What makes a puzzle without a solution one that has some.
struct Repair
{
    RepairKind kind;
    std::vector<CellChange> changes; ///< ascending by cell
    Uniqueness verdict;              ///< of the puzzle that comes out: Unique or Multiple
};

Puzzle repaired(Puzzle puzzle, const std::vector<CellChange> &changes);

struct [[nodiscard]] RepairResult
{
    /// Solved when everything was tried; None where \a puzzle has a solution, or where its rules allow none
    /// whatever is given. Where it halted, the repairs found by then are there.
    OrHalt<Outcome> outcome;
    std::vector<Repair> repairs; ///< those that leave one solution first; then by kind and cell
    bool hasSolution = false;    ///< the outcome is None because the puzzle needs no repair
};

/// Called with each repair found, and how many slips of those to be tried were tried.
using RepairProgress = std::function<void(const std::vector<Repair> &found, int tried, int total)>;

/// Looks for the slips that may have made \a puzzle contradictory. Only the givens of the cells \a suspects are
/// changed; nothing stands for all cells. A single slip is looked for, and where there is none, few givens to
/// remove.
RepairResult findRepairs(const Puzzle &puzzle, const std::optional<std::vector<Cell>> &suspects = {},
                         const SolveOptions &options = {}, const std::stop_token &stop = {},
                         const RepairProgress &progress = {});

} // namespace sudoku
