#pragma once

#include "core/board/puzzle.h"

#include <cstddef>
#include <vector>

namespace sudoku {

/// What a cell or the number of a rule may be, and how much less likely that is than the likeliest, in nats.
struct CellValue
{
    Digit digit = noDigit; ///< noDigit: the cell is blank; for a rule its number
    double loss = 0;
};

/// What the number of a rule may be: the likeliest first, with the loss 0.
struct RuleNumberValues
{
    std::size_t constraint = 0; ///< its place in the puzzle
    std::vector<CellValue> values = {};
};

} // namespace sudoku
