#pragma once

#include "core/board/geometry.h"

#include <algorithm>
#include <compare>

namespace sudoku {

/// What is known of two cells where the puzzle does not say the regions. Mostly the cells share a side; then
/// a border is between them or none.
struct RegionLink
{
    Cell first; ///< less than \e second
    Cell second;
    bool isTogether; ///< the cells lie in one region, otherwise in different ones

    static RegionLink of(Cell a, Cell b, bool isTogether)
    {
        return {std::min(a, b), std::max(a, b), isTogether};
    }
    auto operator<=>(const RegionLink &) const = default; // NOLINT(modernize-use-nullptr)
};

} // namespace sudoku
