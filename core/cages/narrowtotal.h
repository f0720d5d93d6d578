#pragma once

#include "core/cages/digitcombinations.h"

#include <span>

namespace sudoku {

/// Narrows the candidates of at most six \a cells, whose digits may be repeated, to those of some way to make
/// up \a total, which is that of the first digits minus that of the \a subtractedCount last ones. Returns
/// false, with \a cells in any state, if there is none.
bool narrowTotal(std::span<DigitBits> cells, int total, int subtractedCount);

} // namespace sudoku
