#pragma once

#include "core/board/digitset.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sudoku {

/// Narrows the candidates of \a cells, which add up to \a total. Removes a digit where the minimum of the
/// other cells is too large, or their maximum too small; and, where all digits differ (\a isDistinct), if no
/// set of that many digits with that total contains it. Returns false, with \a cells in any state, where a
/// cell has no digit left.
bool narrowToSum(std::vector<DigitSet> &cells, int total, bool isDistinct);

/// Whether \a count different digits of \a digits add up to \a total.
bool hasSetWithSum(DigitSet digits, int count, int total);

/// All sets of \a count digits of \a digits that add up to \a total; nothing where there are more than
/// \a max.
std::optional<std::vector<DigitSet>> setsWithSum(DigitSet digits, int count, int total, std::size_t max);

} // namespace sudoku
