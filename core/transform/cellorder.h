#pragma once

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns \a constraint with its cells in ascending order if their order means nothing, so that constraints
/// that demand the same are equal. The cells of the first group of clones are ascending, and those of the
/// second group follow in the same order.
Constraint withCellsInOrder(Constraint constraint);

} // namespace sudoku
