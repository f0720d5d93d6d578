#pragma once

#include "core/forms/puzzleform.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sudoku {

/// Returns \a puzzle as \a form writes it, without the solutions \a forbidden, with the version of the
/// program and the board in comments, or nothing when \a stop came first.
std::optional<std::string> puzzleFormText(const PuzzleForm &form, const Puzzle &puzzle,
                                          const std::vector<Grid> &forbidden,
                                          const std::stop_token &stop = {});

} // namespace sudoku
