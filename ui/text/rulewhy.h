#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of cages, lines and other rules follow, as in patternwhy.h.
namespace sudoku {

QString sumWhy(const StepTerms &text, const Step &step);
QString impliedSumWhy(const StepTerms &text, const Step &step);
QString pairWhy(const StepTerms &text, const Step &step);
QString lineWhy(const StepTerms &text, const Step &step);

} // namespace sudoku
