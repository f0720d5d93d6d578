#pragma once

#include "ui/text/stepterms.h"

namespace sudoku {

/// Returns why \a step follows, in a sentence of its technique; nothing if that has none.
QString whyText(const StepTerms &text, const Step &step);

} // namespace sudoku
