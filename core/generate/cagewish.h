#pragma once

#include "core/board/geometry.h"

#include <limits>

namespace sudoku {

/// A wish for the cages of a killer.
struct CageWish
{
    int minSize = 2; ///< in cells: a cage of one cell gives its digit away
    int maxSize = 5;
    int minCount = 0;
    int maxCount = std::numeric_limits<int>::max();

    bool operator==(const CageWish &) const = default;
};

/// Returns whether cages of such sizes and in such a number can cover a board.
inline bool canCover(const CageWish &wish, const Geometry &geometry)
{
    const long cells = geometry.cellCount();
    return wish.minCount * static_cast<long>(wish.minSize) <= cells
           && wish.maxCount * static_cast<long>(wish.maxSize) >= cells;
}

} // namespace sudoku
