#pragma once

#include "core/hints/walkthrough.h"

#include <stop_token>

namespace sudoku {

/// Returns \a walkthrough, from \a start to the solution, without the steps that it does not need: as many as
/// can be left out one after the other, the first ones first. What a line or clue says at two looks is said
/// at the second, if nothing between builds on the first. Each step that is left follows where it stands.
///
/// Only where rules are about more than houses; other boards keep the steps of HoDoKu. Returns the best so
/// far if \a stop is requested, or after long work.
Walkthrough withoutNeedlessSteps(const Position &start, Walkthrough walkthrough,
                                 const std::stop_token &stop = {});

} // namespace sudoku
