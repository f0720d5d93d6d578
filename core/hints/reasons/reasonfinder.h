#pragma once

#include "core/hints/reasons/premise.h"
#include "core/hints/steps/technique.h"

namespace sudoku {

/// Returns the technique of steps that follow from a few premises, whatever they are. It is on no ladder: it
/// is asked where no technique has a step.
const Technique &smallReasonTechnique();

/// Finds one step that says what a few premises of \a position exclude: digits of a cell, or a digit in some
/// cells. Looks for as few as it can, which may not be the fewest: its work is bounded, and the same on each
/// machine. In a position without a solution too, where everything follows from all premises together.
///
/// Each premise is a group of the step: EvidenceGroup::index is reasonOfCell, reasonOfRule, or the place of
/// its house among those of the step, counted from 1.
Finder findSmallReasons;

inline constexpr int reasonOfCell = 0;
inline constexpr int reasonOfRule = -1; ///< Step::constraints has its constraint

/// Returns \a step, of that technique, as its premises give it in \a position, where more candidates may be
/// left; nothing if they do not exclude there any of what it excludes.
std::optional<Step> smallReasonIn(const Position &position, const Step &step,
                                  const std::stop_token &stop = {});

} // namespace sudoku
