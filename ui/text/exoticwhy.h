#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of techniques with patterns of the hardest puzzles follow: as in patternwhy.h.
namespace sudoku {

using Why = QString(const StepTerms &text, const Step &step);

Why exocetWhy;
Why lockedCellsWhy; ///< SK loops and multi-sector locked sets
Why tridagonWhy;
Why externalRectangleWhy;
Why medusaWhy;

} // namespace sudoku
