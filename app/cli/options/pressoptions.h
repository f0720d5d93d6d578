#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What the command "print" takes for those who print and bind books.
extern const Option bleed;
extern const Option creep;
extern const Option cropMarks;
extern const Option earlier;
extern const Option pdfKind;
extern const Option preflight;
extern const Option signature;

} // namespace sudoku::cli::option
