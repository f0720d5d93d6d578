#pragma once

#include "core/board/geometry.h"
#include "core/formats/plain/celllayout.h"

namespace sudoku {

/// The boxes that the frame of \a text draws, or nothing where it has no frame or draws all cells alike.
/// Where lines of two kinds are drawn, the heavy or double ones are around the boxes.
tl::expected<std::optional<BoxShape>, TextError> framedBoxes(const PuzzleText &text, const CellLayout &layout,
                                                             int size);

} // namespace sudoku
