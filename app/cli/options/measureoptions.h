#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What "measure" takes: with lists of names in place of one name.
extern const Option measuredEncodings;
extern const Option measuredSolvers;
extern const Option candidates; ///< for which there are variables
extern const Option measuredTask;
extern const Option repeat;
extern const Option runLimit; ///< as timeLimit, for each run

// What only "trace" takes.
extern const Option guess;
extern const Option maxSteps;
extern const Option method;
extern const Option openOrAll; ///< as candidates, without selectors

} // namespace sudoku::cli::option
