#pragma once

#include "core/analyse/reasonshrinker.h"
#include "core/hints/story/argument.h"

namespace sudoku {

/// Returns the givens and rules of \a puzzle that \a argument builds on from \a start, the position of its
/// givens: a contradiction, of which not each part may be needed. A few may lack where rules of pairs are
/// followed. \a argument is whole.
ReasonSet reasonsOf(const Puzzle &puzzle, const Position &start, const Argument &argument);

} // namespace sudoku
