#pragma once

#include "core/board/puzzle.h"
#include "core/transform/cellmap.h"

namespace sudoku {

/// Returns \a info for a puzzle on \a geometry whose cells go where \a map takes them: with its solution, its
/// fog and its drawings moved. Drawings turn with the board. If the map is no turn or reflection, each point
/// moves with its cell, and points beside the board stay.
PuzzleInfo movedInfo(PuzzleInfo info, const Geometry &geometry, const CellMap &map);

} // namespace sudoku
