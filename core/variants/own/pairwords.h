#pragma once

#include "core/board/digitvalues.h"

#include <string>
#include <vector>

namespace sudoku {

/// Returns an expression in a and b, the \a values of two digits, that says which pairs are allowed, the
/// shortest that is known: "|a - b| >= 5", or a list.
std::string expressionOf(const std::vector<DigitSet> &allowed, DigitValues values);

} // namespace sudoku
