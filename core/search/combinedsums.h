#pragma once

#include "core/board/rule.h"
#include "core/search/differentcells.h"

#include <vector>

namespace sudoku {

/// Returns sums of several of \a sums together that say more than each of them: cells that see each other add
/// up to so little or so much together that few ways are left. Sums with a common cell are not put together,
/// nor those of few cells. (As Interactive Sudoku Solver does for little killers.)
std::vector<rule::Sum> combinedSums(const std::vector<rule::Sum> &sums, const DifferentCells &different,
                                    int digitCount);

} // namespace sudoku
