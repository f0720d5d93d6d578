#pragma once

#include "core/board/random.h"
#include "core/solve/puzzlesolver.h"

namespace sudoku {

struct [[nodiscard]] FilledBoard
{
    OrHalt<Outcome> outcome; ///< None: the rules contradict each other
    Grid grid = {};
};

/// Fills the cells that the givens of \a puzzle leave open: solves it with random polarity and a seed from
/// \a random.
FilledBoard solveByChance(const Puzzle &puzzle, Random &random, const SolveOptions &options,
                          const std::stop_token &stop);

} // namespace sudoku
