#pragma once

#include "core/board/geometry.h"
#include "core/board/translate.h"
#include "core/transform/cellmap.h"

#include <span>
#include <string_view>

namespace sudoku {

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
    // First rows become columns, then the order of the new rows and columns is reversed.
    bool isTransposed;
    bool reversesRows;
    bool reversesColumns;

    /// Returns where a place of a rectangle of \a rows x \a columns goes. If this transposes, the new
    /// rectangle is of \a columns x \a rows.
    Place placeOf(Place place, int rows, int columns) const;
    /// Returns where the cells go: their numbers on imageOf(\a geometry).
    CellMap mapOf(const Geometry &geometry) const;
    /// Returns the turned board, with its holes and overlapping boards. Its regions keep their numbers unless
    /// boards overlap.
    Geometry imageOf(const Geometry &geometry) const;
};

/// Returns all isometries of a square but the one that changes nothing.
std::span<const Isometry> isometries();
/// Returns the isometry with that \a id, or null.
const Isometry *findIsometry(std::string_view id);

} // namespace sudoku
