#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What the command "print" takes for pictures.
extern const Option boardSide;
extern const Option dotsPerInch;
extern const Option letters;
extern const Option pixels;
extern const Option solutionBoard;
extern const Option table;
extern const Option transparent;

} // namespace sudoku::cli::option
