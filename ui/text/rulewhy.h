#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of cages and of sums of houses follow, as in patternwhy.h.
namespace sudoku {

QString sumWhy(const StepTerms &text, const Step &step);
QString impliedSumWhy(const StepTerms &text, const Step &step);

} // namespace sudoku
