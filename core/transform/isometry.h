#pragma once

#include "core/board/geometry.h"
#include "core/board/translate.h"

#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// Where each cell of a board goes, on a board of the same size: by its cell, another cell each.
using CellMap = std::vector<Cell>;

/// A turn or a reflection of a board or of a part of it.
struct Isometry
{
    struct Place
    {
        int row;
        int column;
    };

    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    // First rows become columns, then their order is reversed.
    bool isTransposed;
    bool reversesRows;
    bool reversesColumns;

    /// Returns where a place of a rectangle of \a rows x \a columns goes. The rectangle that it becomes has
    /// as many rows as the other has columns if this is transposed.
    Place placeOf(Place place, int rows, int columns) const;
    CellMap mapOf(const Geometry &geometry) const;
};

/// Returns all isometries of a square but the one that changes nothing.
std::span<const Isometry> isometries();
/// Returns the isometry with that \a id, or null.
const Isometry *findIsometry(std::string_view id);

/// Returns the map that takes every cell back.
CellMap inverseOf(const CellMap &map);

} // namespace sudoku
