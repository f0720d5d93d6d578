#pragma once

#include "ui/text/lineterms.h"

namespace sudoku {

/// Returns the reason of a step about what all whispers, or all between lines, leave whatever is on the
/// board.
LineReason alwaysReason(const LineTerms &line);

} // namespace sudoku
