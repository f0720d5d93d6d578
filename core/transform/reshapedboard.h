#pragma once

#include "core/board/board.h"

#include <optional>

namespace sudoku {

/// Takes \a constraint from a board \a from to the same places of a board \a to. Returns nothing if a cell is
/// gone, or if it does not fit there.
std::optional<Constraint> onShape(const Constraint &constraint, const Geometry &from, const Geometry &to);

/// Returns \a board with another shape of the same size: with other regions, digits or holes. What is in a
/// cell that becomes a hole goes, and so do the constraints that do not fit.
Board reshapedBoard(const Board &board, const Geometry &shape);

} // namespace sudoku
