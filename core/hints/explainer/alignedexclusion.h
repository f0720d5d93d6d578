#pragma once

#include "core/hints/explainer/marks.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Two or three cells whose digits cannot be combined freely, because each combination must leave a digit for
/// the cells that see them all.
struct AlignedExclusion
{
    std::vector<Cell> cells;
    std::vector<Cell> excluders;         ///< cells that see them all, with so few candidates
    std::vector<Candidate> eliminations; ///< ascending
};

/// Returns up to \a max exclusions with \a size cells: 2 or 3.
std::vector<AlignedExclusion> alignedExclusions(const ScanOrder &order, const Marks &marks, int size,
                                                std::size_t max, const std::stop_token &stop = {});

} // namespace sudoku
