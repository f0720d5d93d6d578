#pragma once

#include "core/board/geometry.h"
#include "core/transform/cellmap.h"

namespace sudoku {

/// What can change places on a board: rows, columns, bands of boxes side by side, stacks of boxes one below
/// the other.
enum class LineKind { Rows, Columns, Bands, Stacks };

/// Returns how many lines of \a kind a board has. Without boxes it has no bands and no stacks, and
/// with holes or several boards no lines to exchange.
int lineCount(const Geometry &geometry, LineKind kind);

/// Returns the map that exchanges the lines \a first and \a second, numbered from 0. The regions may be in
/// pieces then.
CellMap swappedLines(const Geometry &geometry, LineKind kind, int first, int second);

} // namespace sudoku
