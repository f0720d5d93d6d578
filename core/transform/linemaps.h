#pragma once

#include "core/transform/isometry.h"
#include "core/transform/obstacle.h"

namespace sudoku {

/// What can change places on a board: rows, columns, bands of boxes side by side, stacks of boxes one below
/// the other.
enum class LineKind { Rows, Columns, Bands, Stacks };

/// Returns how many lines of \a kind a board has; 0 if it has no boxes.
int lineCount(const Geometry &geometry, LineKind kind);

/// Returns the map in which the lines \a first and \a second, numbered from 0, change places. Whether the
/// regions survive is not asked here.
CellMap swappedLines(const Geometry &geometry, LineKind kind, int first, int second);

} // namespace sudoku
