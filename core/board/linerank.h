#pragma once

#include "core/board/rule.h"

#include <span>

namespace sudoku {

/// Narrows \a digits, the candidates of each cell of the board, to digits with which \a rank can be obeyed;
/// it may miss some, but none once each cell has a single one. Returns false, with \a digits in any state, if
/// it cannot be obeyed.
bool narrowToRank(std::span<DigitSet> digits, const rule::Rank &rank);

} // namespace sudoku
