#pragma once

#include "core/board/digitset.h"

#include <vector>

namespace sudoku {

/// What is known of the digits that each empty cell has in some solution of the board as it stands. A board
/// shows them as small digits in a layer of their own; they are no pencil marks and no part of the board.
struct LiveMarks
{
    std::vector<DigitSet> proved = {};   ///< by cell, those of a solution; or empty
    std::vector<DigitSet> deciding = {}; ///< those of them that leave exactly one solution as a given
    std::vector<DigitSet> open = {};     ///< those that are not decided yet
    bool isFinal = false;                ///< nothing more is being looked for

    bool isEmpty() const { return proved.empty(); }
    /// Returns all digits that \a cell shows.
    DigitSet shown(std::size_t cell) const { return isEmpty() ? DigitSet() : proved[cell] | open[cell]; }

    bool operator==(const LiveMarks &) const = default;
};

} // namespace sudoku
