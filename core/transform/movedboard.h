#pragma once

#include "core/transform/isometry.h"
#include "core/transform/obstacle.h"

namespace sudoku {

/// Returns \a board with everything that is in a cell, and every rule, where \a map takes it: the same puzzle
/// in other places. The regions go along, and so does a rule for the whole board, which may become its
/// counterpart. Returns the first obstacle if the regions would be in pieces, or if a rule would demand
/// something else. What was kept of other programs and may name cells is dropped: see hasForeignMembers() in
/// keptmembers.h.
TransformResult movedBoard(const Board &board, const CellMap &map);

} // namespace sudoku
