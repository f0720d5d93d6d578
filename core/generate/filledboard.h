#pragma once

#include "core/generate/solvebychance.h"

namespace sudoku {

/// Fills a board at random by the rules of \a shape, which has no givens. Regions that share no row or column
/// get shuffled digits; random guesses and propagation fill the rest. If that fails, mixes a cyclic board
/// that obeys the rules, or asks the solver. Finally renames the digits if the rules allow it.
FilledBoard fillBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                      const std::stop_token &stop);

} // namespace sudoku
