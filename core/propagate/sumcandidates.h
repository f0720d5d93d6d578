#pragma once

#include "core/board/digitset.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sudoku {

/// Narrows the candidates of \a cells, which add up to \a total: a digit goes where the least or the most that the others
/// can be is too much or too little, and where the digits differ (\a isDistinct) if it is in no set of as many digits with
/// that total. False, with \a cells in any state, where nothing is left for one.
bool narrowToSum(std::vector<DigitSet> &cells, int total, bool isDistinct);

/// Whether \a count different digits of \a digits add up to \a total.
bool hasSetWithSum(DigitSet digits, int count, int total);

/// All sets of \a count digits of \a digits that add up to \a total; nothing where there are more than \a max.
std::optional<std::vector<DigitSet>> setsWithSum(DigitSet digits, int count, int total, std::size_t max);

} // namespace sudoku
