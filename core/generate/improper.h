#pragma once

#include "core/board/random.h"
#include "core/generate/generaterequest.h"
#include "core/solve/puzzlesolver.h"

#include <stop_token>

namespace sudoku {

/// Takes clues from \a puzzle, whose only solution is \a solution, until it has another one, and no more of them than asked
/// for. Where the request is for about a number, others then come back, as long as there are other solutions.
/// None where the pattern leaves too few that may go.
[[nodiscard]] OrHalt<Outcome> makeImproper(Puzzle &puzzle, const Grid &solution,
                                           const GenerateRequest &request, Random &random,
                                           const SolveOptions &options, const std::stop_token &stop);

} // namespace sudoku
