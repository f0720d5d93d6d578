#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What only the command "rate" takes.
extern const Option continued;
extern const Option histogram;

} // namespace sudoku::cli::option
