#pragma once

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// What \a selected, in their order, mean as the cells of a constraint: the two first ones, or the one at the
/// edge where only one line begins, stand for a whole line, one for a block of four; where the order says
/// nothing they are ascending. The answer may have problems.
Constraint drawnConstraint(const Geometry &geometry, const Variant &variant, std::vector<Cell> selected,
                           std::vector<int> numbers);

} // namespace sudoku
