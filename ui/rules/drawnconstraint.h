#pragma once

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// Returns the constraint that the selected cells describe, in their order: the first two cells, or the one
/// at the edge where only one line starts, stand for a whole line, one cell stands for a block of four. Cells
/// whose order means nothing are ascending. The constraint may have problems.
Constraint drawnConstraint(const Geometry &geometry, const Variant &variant, std::vector<Cell> selected,
                           std::vector<int> numbers);

} // namespace sudoku
