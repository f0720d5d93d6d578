#pragma once

#include "core/board/geometry.h"

#include <utility>
#include <vector>

namespace sudoku {

/// The digit that a cell must have for a way of a sum.
struct TakenDigit
{
    Cell cell;
    Digit digit;

    bool operator==(const TakenDigit &) const = default;
};

/// One way in which cells may add up: their total, and what else must be true. A cage has one way, an arrow
/// one for each digit of its circle.
struct SumWay
{
    std::vector<Cell> cells;
    int total; ///< of the digits 1 … n, whatever they stand for: DigitValues::digitTotal()
    std::vector<TakenDigit> ifTrue = {};

    bool operator==(const SumWay &) const = default;
};

/// All ways of a sum. One of them is true.
using SumWays = std::vector<SumWay>;

/// Returns the way in which the values of digits add up to \a total.
inline SumWay sumWay(const Geometry &geometry, std::vector<Cell> cells, int total,
                     std::vector<TakenDigit> ifTrue = {})
{
    const int digitTotal = geometry.values().digitTotal(total, static_cast<int>(cells.size()));
    return {std::move(cells), digitTotal, std::move(ifTrue)};
}

/// Returns the only way of a sum of values that is known.
inline std::vector<SumWays> knownSum(const Geometry &geometry, std::vector<Cell> cells, int total)
{
    return {1, SumWays{sumWay(geometry, std::move(cells), total)}};
}

} // namespace sudoku
