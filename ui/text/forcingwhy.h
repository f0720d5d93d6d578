#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of forcing chains follow, as in patternwhy.h: what the chains show, then each chain in a
/// line of its own.
namespace sudoku {

QString forcingWhy(const StepTerms &text, const Step &step);
QString explainerForcingWhy(const StepTerms &text, const Step &step); ///< Sudoku Explainer's
QString krakenWhy(const StepTerms &text, const Step &step);
/// Returns \a first, then each chain of \a step with its number.
QString withChains(const StepTerms &text, const Step &step, const QString &first);

} // namespace sudoku
