#pragma once

#include "core/board/geometry.h"

#include <vector>

namespace sudoku {

/// Cells whose sum follows from full houses and cages: the digits of \e plus less those of \e minus are
/// \e total. (The "rule of 45" of Killer Sudoku.) Of n houses that share no cell and of cages that share
/// none, the cells of the houses that are in no cage ("innies") less the cells of the cages outside
/// ("outies") are n times the total of a house less the totals of the cages.
struct SumEquation
{
    std::vector<Cell> plus;
    std::vector<Cell> minus;
    int total;
    std::vector<int> houses;      ///< indices of RuleIndex::houses(); none if two cages share cells
    std::vector<int> constraints; ///< the cages and other sums, in their order
    bool isInside = true;         ///< whether \e plus is in the houses, and \e minus outside; or the reverse
};

} // namespace sudoku
