#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What only the command "rate" takes.
extern const Option allThreads; ///< as threads, with another default
extern const Option continued;
extern const Option histogram;
extern const Option progress;

} // namespace sudoku::cli::option
