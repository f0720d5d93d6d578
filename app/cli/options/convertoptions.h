#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What only the command "convert" takes.
extern const Option fillIn;
extern const Option strict;
extern const Option transform;

} // namespace sudoku::cli::option
