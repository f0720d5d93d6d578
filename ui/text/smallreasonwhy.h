#pragma once

#include "ui/text/stepterms.h"

namespace sudoku {

/// Returns why a step of smallReasonTechnique() follows: "With 5 in r4c7 these cannot all be true: r4c5 is 3
/// or 7; in row 4, 5 is in r4c1 or r4c7; Killer cage 15 at r1c1".
QString smallReasonWhy(const StepTerms &text, const Step &step);

} // namespace sudoku
