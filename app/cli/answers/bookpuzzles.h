#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"

namespace sudoku::cli {

/// Makes the puzzles that the book of \a settings wishes for and that are not there yet, each wish in a file
/// of its own. Checks all wishes before it makes any.
ExitStatus makeBookPuzzles(const Settings &settings);

} // namespace sudoku::cli
