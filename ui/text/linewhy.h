#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of lines, dots, signs and outside clues follow, as in patternwhy.h. Each says how a person
/// works the rule out (LineLogic), and ends with what has no such reason: there would be no way left.
namespace sudoku {

QString lineWhy(const StepTerms &text, const Step &step);
QString triedLineWhy(const StepTerms &text, const Step &step); ///< says that every way was tried

} // namespace sudoku
