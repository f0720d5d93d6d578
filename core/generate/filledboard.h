#pragma once

#include "core/generate/solvebychance.h"

#include <limits>

namespace sudoku {

/// The attempts to fill a board with regions that may as well be others.
inline constexpr int attemptsWithOtherRegions = 3;

/// Fills a board at random by the rules of \a shape, which has no givens. Regions that share no row or column
/// get shuffled digits; random guesses and propagation fill the rest. If that fails, mixes a cyclic board
/// that obeys the rules, or asks the solver. Where that takes long, begins again with other digits, and with
/// fewer regions that get them. Finally renames the digits if the rules allow it.
///
/// Gives up after \a maxAttempts, for callers that can try another shape.
FilledBoard fillBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                      const std::stop_token &stop, int maxAttempts = std::numeric_limits<int>::max());

} // namespace sudoku
