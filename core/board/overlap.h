#pragma once

#include "core/board/geometry.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// The upper left corner of a board among several, from 0.
struct BoardCorner
{
    int row;
    int column;
};

/// Returns boards of \a boxes with these corners that overlap, in the smallest square that holds all. Returns
/// BadSize if that is too large, and BadBoards if a cell would be in two boxes.
tl::expected<Geometry, RegionError> overlappingBoards(BoxShape boxes, std::span<const BoardCorner> corners);

/// Returns the boxes of a board that overlappingBoards() could have made, or nothing.
std::optional<BoxShape> boxesOfBoards(const Geometry &geometry);

/// Returns the corners of the fewest boards of \a boxes that have just the places of \a isCell, one for each
/// place of a square of \a size, row by row; or nothing if there are none, or not within a reasonable search.
std::vector<BoardCorner> cornersOfBoards(BoxShape boxes, int size, const std::vector<bool> &isCell);

} // namespace sudoku
