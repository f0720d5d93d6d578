#pragma once

#include "core/hints/reasons/reasonwalk.h"
#include "core/hints/steps/technique.h"

namespace sudoku {

/// Returns the first technique of HoDoKu's ladder with a step that says the same as \a premises do of \a
/// conclusion: it looks at the same candidates. Returns null if there is none.
const Technique *techniqueOf(const Position &position, const std::vector<Premise> &premises,
                             const Deduction &conclusion, const std::stop_token &stop = {});

/// Returns the first technique that says the same of one of the conclusions of \a step, or null.
const Technique *techniqueOf(const Position &before, const ReasonStep &step,
                             const std::stop_token &stop = {});

} // namespace sudoku
