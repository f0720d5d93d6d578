#pragma once

#include "core/board/random.h"
#include "core/generate/generaterequest.h"
#include "core/solve/puzzlesolver.h"

namespace sudoku {

/// Whether \a puzzle has a solution other than \a solution: Solved or None, or what came first.
Outcome findOtherSolution(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                          const std::stop_token &stop);

/// Takes groups of \a free from \a puzzle, whose only solution is \a solution, until it has another one. Where the
/// request is for about a number of clues, others of them then come back, as long as the other solution does not go.
/// Solved, or None where the groups are too few for that, or what came first.
Outcome makeImproper(Puzzle &puzzle, const Grid &solution, const GenerateRequest &request, Random &random,
                     const SolveOptions &options, const std::stop_token &stop);

} // namespace sudoku
