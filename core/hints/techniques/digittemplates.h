#pragma once

#include "core/hints/steps/position.h"

namespace sudoku {

/// Returns the cells that have the candidate \a digit but no way to put that digit once into each house. No
/// reasoning about this digit alone can eliminate another candidate. Where the search takes too long (on
/// large boards) the cell is among them. The memo of the position keeps the last answer for each digit,
/// because most techniques ask again.
CellSet refutableCells(const Position &position, Digit digit);

} // namespace sudoku
