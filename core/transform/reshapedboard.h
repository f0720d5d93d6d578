#pragma once

#include "core/board/board.h"

#include <optional>

namespace sudoku {

/// Returns \a constraint of a board \a from on a board \a to whose cells are at the same places, or nothing
/// if a cell is gone or the constraint does not fit there.
std::optional<Constraint> onShape(const Constraint &constraint, const Geometry &from, const Geometry &to);

/// Returns \a board with another shape of the same size: with other regions, digits or holes. What is in a
/// cell that becomes a hole goes, and so do the constraints that do not fit.
Board reshapedBoard(const Board &board, const Geometry &shape);

} // namespace sudoku
