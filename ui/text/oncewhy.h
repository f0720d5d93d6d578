#pragma once

#include "ui/text/lineterms.h"

namespace sudoku {

LineReason onceReason(const LineTerms &line); ///< of cells that have each digit but 0 once

} // namespace sudoku
