#pragma once

#include "core/encode/formula.h"

#include <optional>
#include <stop_token>
#include <string>

namespace sudoku {

/// Returns \a formula, the formula of \a puzzle, in DIMACS CNF, with the board and the meanings of the
/// variables in comments. These are for other programs too, and always in English. Returns nothing if \a stop
/// was requested.
std::optional<std::string> formulaText(const Puzzle &puzzle, const Formula &formula,
                                       const std::stop_token &stop = {});

} // namespace sudoku
