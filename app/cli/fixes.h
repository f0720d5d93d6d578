#pragma once

#include "app/cli/finding.h"
#include "app/cli/settings.h"

#include <stop_token>

namespace sudoku::cli {

/// Adds to \a found, which says that \a puzzle has no solution or more than one, what may be changed so that it
/// has exactly one, or at least one: givens that may be wrong, or that are missing.
void addFixes(Finding &found, const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop);

} // namespace sudoku::cli
