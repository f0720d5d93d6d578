#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

/// Which techniques "hint" and "walkthrough" take.
extern const Option techniques;

// How difficult the puzzles of "generate" are.
extern const Option difficulty;
extern const Option hardest;
extern const Option needed;
extern const Option only;
extern const Option rating;
extern const Option stopBefore;
extern const Option withRating;

} // namespace sudoku::cli::option
