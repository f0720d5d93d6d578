#pragma once

#include "core/analyse/reduction.h"
#include "core/board/symmetry.h"

#include <vector>

namespace sudoku {

/// The orbits of a symmetry that hold givens of \a puzzle, in an order that depends on \a seed alone. Orbits with
/// a cell of \a kept are left out.
std::vector<CellGroup> groupsOfGivens(const Puzzle &puzzle, const Symmetry &symmetry,
                                      const std::vector<Cell> &kept, std::uint64_t seed);

struct [[nodiscard]] MinimizeResult
{
    /// Solved: no group can go without giving the puzzle a second solution. None: the puzzle has not exactly
    /// one solution.
    OrHalt<Outcome> outcome;
    Puzzle puzzle; ///< the best so far; what was asked about, where the outcome is None
};

/// Takes away the givens of one group of \a groups after the other, as long as \a puzzle keeps exactly one
/// solution. The result is minimal when each given is a group.
MinimizeResult minimize(const Puzzle &puzzle, const std::vector<CellGroup> &groups,
                        const SolveOptions &options = {}, const std::stop_token &stop = {},
                        const ReductionProgress &progress = {});

/// What a puzzle could do without, each by itself: without two of them it may have a second solution.
struct [[nodiscard]] Redundancy
{
    OrHalt<Outcome> outcome; ///< as of minimize(): Solved when everything was looked at
    std::vector<Cell> givens = {};
    std::vector<int> constraints = {}; ///< by index
};

Redundancy findRedundancy(const Puzzle &puzzle, const SolveOptions &options = {},
                          const std::stop_token &stop = {});

} // namespace sudoku
