#pragma once

#include "app/cli/options/options.h"

namespace sudoku::cli::option {

// What the commands "print" and "generate" take for books.
extern const Option book;
extern const Option font;
extern const Option footer;
extern const Option noPageNumbers;
extern const Option rightHand;
extern const Option solutionPage;
extern const Option solutionsPerPage;

} // namespace sudoku::cli::option
