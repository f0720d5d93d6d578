#pragma once

#include "core/analyse/reduction.h"
#include "core/board/symmetry.h"

#include <vector>

namespace sudoku {

/// Returns the orbits of \a symmetry that contain givens of \a puzzle, in an order that depends on \a seed
/// alone. Leaves out orbits with a cell of \a kept.
std::vector<CellGroup> groupsOfGivens(const Puzzle &puzzle, const Symmetry &symmetry,
                                      const std::vector<Cell> &kept, std::uint64_t seed);

struct [[nodiscard]] MinimizeResult
{
    /// Solved: no group can be removed without giving the puzzle a second solution, but perhaps for some that
    /// are undecided. None: the puzzle does not have exactly one solution.
    OrHalt<Outcome> outcome;
    Puzzle puzzle; ///< the best so far; the original puzzle if the outcome is None
    /// After Solved: groups that the limits of the goal kept from being decided, none without limits.
    std::vector<CellGroup> undecided = {};
};

/// Removes the givens of one group after the other, as long as \a puzzle keeps exactly one solution and the
/// \a goal is not reached. Without a goal the result is minimal if each given is a group of its own.
MinimizeResult minimize(const Puzzle &puzzle, const std::vector<CellGroup> &groups,
                        const SolveOptions &options = {}, const std::stop_token &stop = {},
                        const ReductionProgress &progress = {}, const ReductionGoal &goal = {});

/// The redundant clues and constraints of a puzzle: each can be removed by itself, but without two of them
/// the puzzle may have a second solution.
struct [[nodiscard]] Redundancy
{
    OrHalt<Outcome> outcome; ///< as for minimize(): Solved when everything was tried
    std::vector<Cell> givens = {};
    std::vector<int> constraints = {}; ///< by index
};

Redundancy findRedundancy(const Puzzle &puzzle, const SolveOptions &options = {},
                          const std::stop_token &stop = {});

} // namespace sudoku
