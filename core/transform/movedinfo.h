#pragma once

#include "core/board/puzzle.h"
#include "core/transform/isometry.h"

namespace sudoku {

/// Returns what is said about a puzzle on \a geometry when its cells go where \a map takes them: its
/// solution, its fog and its drawings. Drawings turn with the board. Where cells change places otherwise,
/// each point goes along with its cell, and what is beside the board stays.
PuzzleInfo movedInfo(PuzzleInfo info, const Geometry &geometry, const CellMap &map);

} // namespace sudoku
