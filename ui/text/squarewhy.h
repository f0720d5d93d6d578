#pragma once

#include "ui/text/lineterms.h"

namespace sudoku {

LineReason squareReason(const LineTerms &line); ///< of four cells with a digit of each group

} // namespace sudoku
