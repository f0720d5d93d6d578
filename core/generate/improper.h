#pragma once

#include "core/board/random.h"
#include "core/generate/generaterequest.h"
#include "core/solve/puzzlesolver.h"

#include <stop_token>

namespace sudoku {

/// Removes clues from \a puzzle, which has the only solution \a solution, until it has another one and, if
/// the request names a number of clues, at most that many. If the goal is About, then puts clues back up to
/// that number, as long as there are other solutions. Returns None if the pattern does not allow enough clues
/// to be removed.
[[nodiscard]] OrHalt<Outcome> makeImproper(Puzzle &puzzle, const Grid &solution,
                                           const GenerateRequest &request, Random &random,
                                           const SolveOptions &options, const std::stop_token &stop);

} // namespace sudoku
