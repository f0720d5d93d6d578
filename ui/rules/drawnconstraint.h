#pragma once

#include "core/variants/variant.h"

#include <vector>

namespace sudoku {

/// Returns whether each cell of a constraint of that \a kind stands for itself, as even cells do, so that
/// cells are added to it one by one.
bool isOfSingleCells(const Variant &kind);

/// Returns the constraint that the selected cells describe, in their order: the first two cells, or the one
/// at the edge where only one line starts, stand for a whole line, one cell stands for a block of four. Cells
/// whose order means nothing are ascending. The constraint may have problems.
Constraint drawnConstraint(const Geometry &geometry, const Variant &variant, std::vector<Cell> selected,
                           std::vector<int> numbers);

/// Returns the constraints that the \a selected cells describe, at least one. Of a kind between two cells
/// there is one for each cell and the next if these share a side; else there is only drawnConstraint().
std::vector<Constraint> drawnConstraints(const Geometry &geometry, const Variant &variant,
                                         const std::vector<Cell> &selected, const std::vector<int> &numbers);

/// Returns \a before with the \a selected cells. A path is continued at either end, and what is cut off from
/// its longest part is removed. A cell of a clone counts in both groups. The constraint may have problems.
Constraint alteredConstraint(const Geometry &geometry, const Constraint &before,
                             const std::vector<Cell> &selected);

} // namespace sudoku
