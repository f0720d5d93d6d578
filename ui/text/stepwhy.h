#pragma once

#include "ui/text/stepterms.h"

namespace sudoku {

/// Returns why \a step follows, in a sentence of its technique; nothing if the evidence says it.
QString whyText(const StepTerms &text, const Step &step);
/// Returns whether that sentence says the conclusion of \a step too.
bool saysConclusion(const Step &step);
/// Returns whether the table of sentences has a row for \a technique, with a sentence or, on purpose,
/// without.
bool isInWhyTable(const Technique &technique);

} // namespace sudoku
