#pragma once

#include "core/board/digitset.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// Narrows the candidates of \a cells, which add up to \a total. Removes a digit if the minimum of the other
/// cells is too large, or their maximum too small; and, if all digits differ (\a isDistinct), if no set of
/// that many digits with that total contains it. Returns false, with \a cells in any state, if a cell has no
/// digit left.
bool narrowToSum(std::vector<DigitSet> &cells, int total, bool isDistinct);

/// Narrows as narrowToSum() does where digits may be repeated.
bool narrowByBounds(std::span<DigitSet> cells, int total);

/// Returns whether \a count different digits of \a digits add up to \a total.
bool hasSetWithSum(DigitSet digits, int count, int total);

/// Returns all sets of \a count digits of \a digits that add up to \a total, or nothing if there are more
/// than \a max.
std::optional<std::vector<DigitSet>> setsWithSum(DigitSet digits, int count, int total, std::size_t max);

} // namespace sudoku
