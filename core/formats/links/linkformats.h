#pragma once

#include "core/formats/text/format.h"

namespace sudoku {

/// Puzzles as addresses that a browser opens.
extern const Format linkFormat;
extern const Format sudokuPadFormat;

} // namespace sudoku
