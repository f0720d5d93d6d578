#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

/// Which techniques "hint" and "walkthrough" take.
extern const Option techniques;

/// Which further levels "generate" and "rate" know.
extern const Option levels;

// How difficult the puzzles of "generate" are.
extern const Option difficulty;
extern const Option harderNotLonger;
extern const Option hardSteps;
extern const Option hardest;
extern const Option needed;
extern const Option only;
extern const Option rating;
extern const Option steps;
extern const Option stopBefore;
extern const Option withRating;

} // namespace sudoku::cli::option
