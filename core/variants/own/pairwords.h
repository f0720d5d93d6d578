#pragma once

#include "core/board/digitset.h"

#include <string>
#include <vector>

namespace sudoku {

/// Returns an expression in a and b that says which pairs of digits up to \a digitCount are allowed, the
/// shortest that is known: "|a - b| >= 5", or a list.
std::string expressionOf(const std::vector<DigitSet> &allowed, int digitCount);

} // namespace sudoku
