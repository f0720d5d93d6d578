#pragma once

#include "core/board/puzzle.h"
#include "core/transform/isometry.h"

#include <tl/expected.hpp>

namespace sudoku {

/// A step in rows down and columns to the right.
struct CellStep
{
    int rows;
    int columns;
};

/// Constraints in other cells, or the first one that does not fit there, as it was.
using PlacedConstraints = tl::expected<std::vector<Constraint>, Constraint>;

/// Returns \a constraints moved by \a step. Those without cells stay. A whole row, column or diagonal moves
/// only along the edge of the board at which it begins.
PlacedConstraints movedBy(const Geometry &geometry, const std::vector<Constraint> &constraints,
                          CellStep step);

/// Returns \a constraints turned or reflected together in the rectangle of their cells. The top left corner
/// of this rectangle stays where it is, or moves as far as it must for the rectangle to fit on the board. If
/// one of \a constraints is about a whole row, column or diagonal, all turn with the board.
PlacedConstraints turned(const Geometry &geometry, const std::vector<Constraint> &constraints,
                         const Isometry &isometry);

/// Returns \a constraints of a board with the geometry \a from at the same place of another board, or at its
/// top left corner if the boards differ in size. Whole rows, columns and diagonals always begin at the same
/// place.
PlacedConstraints onBoard(const Geometry &geometry, const std::vector<Constraint> &constraints,
                          const Geometry &from);

/// Returns the step that takes the top left corner of the rectangle of \a constraints to \a cell, or further
/// up and left if it would not fit on the board there.
CellStep stepTo(const Geometry &geometry, const std::vector<Constraint> &constraints, Cell cell);

} // namespace sudoku
