#pragma once

#include "core/solve/formula.h"

#include <optional>
#include <stop_token>
#include <string>

namespace sudoku {

/// \a puzzle in DIMACS CNF, with the board and the meanings of the variables in comments, in which no language is spoken
/// but English. Nothing when \a stop came.
std::optional<std::string> formulaText(const Puzzle &puzzle, const FormulaOptions &options,
                                       const std::stop_token &stop = {});

} // namespace sudoku
