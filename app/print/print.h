#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/finding.h"

namespace sudoku::cli {

/// Checks and draws the puzzles of the input, as "print" is asked to.
ExitStatus print(const Settings &settings);

} // namespace sudoku::cli
