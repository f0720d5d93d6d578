#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Narrows \a cells, one set of candidates for each cell of \a automaton, to the digits with which the
/// automaton can accept (domain consistency). Returns false, with \a cells in any state, if a cell has no
/// digit left.
bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton);

} // namespace sudoku
