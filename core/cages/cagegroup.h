#pragma once

#include "core/board/puzzle.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// Cells of a classic 9x9 board that a rule narrows together.
struct CageGroup
{
    enum class Demand {
        DifferentWithTotal, ///< no digit is repeated, and they add up to the total
        Total,              ///< they add up to the total, the last ones subtracted
        Different,          ///< no digit is repeated
    };

    Demand demand;
    std::vector<Cell> cells;
    int total = 0;
    int subtractedCount = 0;
};

/// So many groups at most.
inline constexpr int maxCageGroups = 64;

/// Returns the groups of \a puzzle besides its rows, columns and boxes, and of the sums that follow from them
/// (innies and outies). Returns none if it has no sums, other rules than such groups, or another board; and
/// perhaps if \a stop is requested.
std::vector<CageGroup> cageGroups(const Puzzle &puzzle, const std::stop_token &stop);

} // namespace sudoku
