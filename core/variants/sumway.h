#pragma once

#include "core/board/geometry.h"

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
    int total;
    std::vector<TakenDigit> ifTrue = {};

    bool operator==(const SumWay &) const = default;
};

/// All ways of a sum. One of them is true.
using SumWays = std::vector<SumWay>;

/// Returns the only way of a sum that is known.
inline std::vector<SumWays> knownSum(std::vector<Cell> cells, int total)
{
    return {1, SumWays{{std::move(cells), total}}};
}

} // namespace sudoku
