#pragma once

#include "ui/text/stepterms.h"

namespace sudoku {

/// Returns why a step about regions that the puzzle does not say follows: a sentence without the conclusion,
/// which stands behind it.
QString regionWhy(const StepTerms &text, const Step &step);

} // namespace sudoku
