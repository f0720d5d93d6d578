#pragma once

#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Narrows the candidates of \a cells, one set for each cell of \a automaton, to the digits with which it may accept:
/// all that can be known from it alone. False, with \a cells in any state, where nothing is left.
bool narrowToAccepted(std::vector<DigitSet> &cells, const rule::Automaton &automaton);

} // namespace sudoku
