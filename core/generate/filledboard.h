#pragma once

#include "core/generate/solvebychance.h"

namespace sudoku {

/// Fills a board by the rules of \a shape, which has no givens, as \a random will have it: regions that do not see each
/// other get shuffled digits, chance and propagation do the rest. Where they fail, a cyclic board that obeys the rules
/// is mixed, or the solver is asked. Where no rule minds, the digits are renamed in the end.
FilledBoard fillBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                      const std::stop_token &stop);

} // namespace sudoku
