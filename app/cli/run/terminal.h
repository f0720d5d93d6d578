#pragma once

#include "core/system/standardstreams.h"

namespace sudoku::cli {

/// Returns whether text on \a stream may be bold or coloured: it is a terminal that can show it, and the user
/// has not set NO_COLOR (see no-color.org).
bool hasStyles(StandardStream stream);

/// Returns the number of columns for text on standard output: COLUMNS if the user has set it, otherwise the
/// width of the terminal, or 80 if there is none. It is at least 40 and at most 100, because longer lines are
/// hard to read.
int textWidth();

} // namespace sudoku::cli
