#pragma once

#include "core/board/rule.h"
#include "core/search/differentcells.h"

#include <vector>

namespace sudoku {

/// Adds some of \a sums to each other, and returns the new sums that say more than the old ones: cells that
/// see each other have such a small or large total that few digits are possible. It never combines sums with
/// a common cell, or sums of few cells. (As Interactive Sudoku Solver does for little killers.)
std::vector<rule::Sum> combinedSums(const std::vector<rule::Sum> &sums, const DifferentCells &different,
                                    int digitCount);

} // namespace sudoku
