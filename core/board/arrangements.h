#pragma once

#include "core/board/overlap.h"
#include "core/board/translate.h"

#include <span>
#include <string_view>

namespace sudoku {

/// A usual arrangement of boards that overlap.
struct Arrangement
{
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    BoxShape boxes;
    std::span<const BoardCorner> corners;

    /// Returns the number of rows and columns of the square that holds all boards.
    int size() const;
    /// Returns whether a board has that place, counted from 0.
    bool isCell(int row, int column) const;
    Geometry geometry() const { return *overlappingBoards(boxes, corners); }
};

/// Returns all arrangements, from the fewest boards on.
std::span<const Arrangement> arrangements();
/// Returns the arrangement with that \a id, or null.
const Arrangement *findArrangement(std::string_view id);
/// Returns the arrangement whose boards \a geometry has, or null.
const Arrangement *findArrangement(const Geometry &geometry);

} // namespace sudoku
