#pragma once

#include "ui/text/lineterms.h"

namespace sudoku {

LineReason apartReason(const LineTerms &line);  ///< of digits that are not equal or consecutive
LineReason beyondReason(const LineTerms &line); ///< of digits that are not between those at the ends

} // namespace sudoku
