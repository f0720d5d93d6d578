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
/// only across the board's edge at which it begins, as far as it can.
PlacedConstraints movedBy(const Geometry &geometry, const std::vector<Constraint> &constraints,
                          CellStep step);

/// Returns \a constraints turned or reflected together in the rectangle of their cells, which stays at its
/// top left corner, or moves from the edge as far as it must. Whole rows, columns and diagonals, and what
/// comes with them, turn with the board.
PlacedConstraints turned(const Geometry &geometry, const std::vector<Constraint> &constraints,
                         const Isometry &isometry);

/// Returns \a constraints, which are those of a board with the geometry \a from, at the same place of another
/// board, or, if that is of another size, at its top left corner.
PlacedConstraints onBoard(const Geometry &geometry, const std::vector<Constraint> &constraints,
                          const Geometry &from);

/// Returns the step with which the rectangle of the cells of \a constraints begins at \a cell, or nearer to
/// the middle if it must fit on the board.
CellStep stepTo(const Geometry &geometry, const std::vector<Constraint> &constraints, Cell cell);

} // namespace sudoku
