#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What only the command "convert" takes.
extern const Option fillIn;
extern const Option isomorphs;
extern const Option perFile;
extern const Option puzzleFiles;
extern const Option sort;
extern const Option strict;
extern const Option transform;
extern const Option unique;

} // namespace sudoku::cli::option
