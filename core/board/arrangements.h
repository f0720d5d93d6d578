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

    Geometry geometry() const { return *overlappingBoards(boxes, corners); }
};

/// Returns all arrangements, from the fewest boards on.
std::span<const Arrangement> arrangements();
/// Returns the arrangement with that \a id, or null.
const Arrangement *findArrangement(std::string_view id);

} // namespace sudoku
