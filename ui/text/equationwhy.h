#pragma once

#include "ui/text/stepterms.h"

/// Why what houses and cages add up to leaves digits, as in patternwhy.h.
namespace sudoku {

QString equationWhy(const StepTerms &text, const Step &step);
QString cageSplitWhy(const StepTerms &text, const Step &step);
QString overlappingCagesWhy(const StepTerms &text, const Step &step);

} // namespace sudoku
