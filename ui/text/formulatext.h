#pragma once

#include "core/encode/formula.h"

#include <optional>
#include <stop_token>
#include <string>

namespace sudoku {

/// \a formula, which is that of \a puzzle, in DIMACS CNF, with the board and the meanings of the variables in
/// comments. These are for other programs too and speak only English. Nothing when \a stop came.
std::optional<std::string> formulaText(const Puzzle &puzzle, const Formula &formula,
                                       const std::stop_token &stop = {});

} // namespace sudoku
