#pragma once

#include "core/variants/variant.h"

namespace sudoku {

/// Returns whether a rule is about a set of cells with a sum and no repeated digit, whether it has its sum or
/// not.
inline bool isCage(const Constraint &constraint)
{
    return constraint.variant->sums && constraint.variant->isDistinct;
}

} // namespace sudoku
