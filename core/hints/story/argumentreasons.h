#pragma once

#include "core/analyse/reasonshrinker.h"
#include "core/hints/story/argument.h"

namespace sudoku {

/// Returns the givens and rules of \a puzzle that \a argument, which is whole, builds on from \a start, the
/// position of its givens. They contradict each other; not each of them may be needed. A few may lack where
/// rules of pairs are followed.
ReasonSet reasonsOf(const Puzzle &puzzle, const Position &start, const Argument &argument);

} // namespace sudoku
