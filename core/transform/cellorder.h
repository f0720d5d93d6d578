#pragma once

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns \a constraint with its cells in ascending order if their order means nothing, so that constraints
/// which say the same are equal. Of clones the cells of the first group are ascending, each with its twin.
Constraint withCellsInOrder(Constraint constraint);

} // namespace sudoku
