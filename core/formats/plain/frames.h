#pragma once

#include "core/board/geometry.h"
#include "core/formats/plain/celllayout.h"

namespace sudoku {

/// Returns the boxes that the frame of \a text draws, or nothing if it has no frame or draws all cells alike.
/// If there are lines of two kinds, the heavy or double ones are around the boxes.
tl::expected<std::optional<BoxShape>, TextError> framedBoxes(const PuzzleText &text, const CellLayout &layout,
                                                             int size);

} // namespace sudoku
