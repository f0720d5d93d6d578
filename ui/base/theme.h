#pragma once

#include "ui/base/settings.h"

namespace sudoku {

/// Gives the program the colours of \a theme.
void applyTheme(Theme theme);

} // namespace sudoku
