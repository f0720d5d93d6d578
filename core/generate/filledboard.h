#pragma once

#include "core/board/random.h"
#include "core/solve/puzzlesolver.h"

namespace sudoku {

struct FilledBoard
{
    Outcome outcome; ///< None: the rules contradict each other
    Grid grid = {};
};

/// Fills a board by the rules of \a shape, which has no givens, as \a random will have it: regions that do not see each
/// other get shuffled digits, chance and propagation do the rest, or where they fail the solver with random polarity, and
/// where no rule minds the digits are renamed in the end.
FilledBoard fillBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                      const std::stop_token &stop);

} // namespace sudoku
