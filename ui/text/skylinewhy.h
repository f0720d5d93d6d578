#pragma once

#include "ui/text/lineterms.h"

namespace sudoku {

LineReason visibleReason(const LineTerms &line); ///< of how many digits are seen from one side
LineReason hiddenReason(const LineTerms &line);  ///< of the first digit that a greater one hides

} // namespace sudoku
