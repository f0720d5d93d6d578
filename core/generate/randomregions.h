#pragma once

#include "core/board/geometry.h"
#include "core/board/puzzle.h"
#include "core/board/random.h"

namespace sudoku {

/// Returns a jigsaw board: starts from the default boxes and lets adjacent regions exchange random cells many
/// times. The board may have no solution.
Geometry randomRegions(int size, Random &random);
/// Returns \a shape with such regions in place of its own.
Puzzle withRandomRegions(Puzzle shape, Random &random);

} // namespace sudoku
