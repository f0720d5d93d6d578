#pragma once

#include "core/board/random.h"
#include "core/transform/obstacle.h"

namespace sudoku {

/// Returns a random form of \a board. It turns or reflects the board, swaps bands, stacks, rows and columns,
/// and relabels the digits, as far as regions and rules allow. If they allow everything, all forms are
/// equally likely.
TransformedBoard shuffledBoard(Board board, Random &random);

} // namespace sudoku
