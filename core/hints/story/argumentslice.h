#pragma once

#include "core/hints/story/argumentreplay.h"

namespace sudoku {

/// Leaves out of \a argument, which reaches \a goal from \a start on, the steps that its end does not build
/// on. Goes back from the end: of what a step may build on it keeps what its finder needs to find what is
/// needed of it. An argument without cases may get another end, the one that builds on the fewest steps.
/// After long work, or where a step does not follow from the others that are left, keeps more.
Argument sliced(const Position &start, const Argument &argument, const ArgumentGoal &goal = {},
                const std::stop_token &stop = {});

/// Slices \a argument, which reaches \a goal from \a start on, and leaves steps out until none can be left
/// out. Returns the best so far if \a stop is requested, or after long work.
Argument pruned(const Position &start, Argument argument, const ArgumentGoal &goal = {},
                const std::stop_token &stop = {});

} // namespace sudoku
