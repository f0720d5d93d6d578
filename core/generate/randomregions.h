#pragma once

#include "core/board/geometry.h"
#include "core/board/random.h"

namespace sudoku {

/// A jigsaw board: the usual boxes, of which regions that touch exchanged cells by chance for a long time, until
/// they are no boxes any more. Whether the board can be filled is not known.
Geometry randomRegions(int size, Random &random);

} // namespace sudoku
