#pragma once

#include "core/board/random.h"
#include "core/solve/puzzlesolver.h"

namespace sudoku {

struct [[nodiscard]] FilledBoard
{
    /// None: the rules contradict each other. Halt::Stopped without a stop: it would take long.
    OrHalt<Outcome> outcome;
    Grid grid = {};
};

/// Fills the cells that the givens of \a puzzle leave open: solves it with random polarity and a seed from
/// \a random. Gives up after \a maxConflicts, unless that is 0.
FilledBoard solveByChance(const Puzzle &puzzle, Random &random, const SolveOptions &options,
                          const std::stop_token &stop, std::int64_t maxConflicts = 0);

} // namespace sudoku
