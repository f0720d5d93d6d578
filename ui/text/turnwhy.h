#pragma once

#include "ui/text/lineterms.h"

namespace sudoku {

/// Returns the reason of a line on which groups of digits take turns.
LineReason turnsReason(const LineTerms &line);

} // namespace sudoku
