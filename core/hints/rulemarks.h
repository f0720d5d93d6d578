#pragma once

#include "core/hints/steps/position.h"

namespace sudoku {

/// Returns \a position with the candidates that a player writes who looks at one rule at a time: without
/// those for which a cage, a line, a dot, a clue beside the board, or two cells of a rule for the whole board
/// have no way left. Each rule is asked about the candidates of \a position alone, so that what one leaves
/// does not narrow another; a rule that has no way at all changes nothing. A rule with so many ways that no
/// player would go through them leaves what a quick look does not refute.
Position withoutForbidden(const Position &position);

} // namespace sudoku
