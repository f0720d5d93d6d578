#pragma once

#include "core/board/digitset.h"

#include <optional>
#include <span>

namespace sudoku {

/// Narrows the candidates of \a cells, which add up to \a total, as far as a search can afford: to the digits
/// of sets with that total where all digits differ (\a isDistinct), then to those of some way to make it up
/// if few cells are open, or by its bounds. Returns the digits that one of the cells must have: all of them
/// where the digits differ and are at most 9, otherwise perhaps none. Returns nothing, with \a cells in any
/// state, if there is no way.
std::optional<DigitSet> narrowSum(std::span<DigitSet> cells, int total, bool isDistinct);

/// Returns the digits \a digitCount + 1 - d. A digit is subtracted by adding its mirror image, which makes
/// the total larger by \a digitCount + 1.
DigitSet mirrored(DigitSet digits, int digitCount);

} // namespace sudoku
