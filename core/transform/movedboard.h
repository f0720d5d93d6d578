#pragma once

#include "core/transform/cellmap.h"
#include "core/transform/obstacle.h"

namespace sudoku {

/// Returns the same puzzle in other places: \a board with the contents of each cell, the regions and the
/// rules where \a map takes them. A rule for the whole board may become its counterpart. Returns the first
/// obstacle if the regions would be in pieces, or if a rule would demand something else. Drops what other
/// programs wrote beside the puzzle if it may name cells: see hasForeignMembers() in keptmembers.h.
TransformResult movedBoard(const Board &board, const CellMap &map);

} // namespace sudoku
