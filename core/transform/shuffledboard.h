#pragma once

#include "core/board/random.h"
#include "core/transform/isometry.h"
#include "core/transform/obstacle.h"

namespace sudoku {

/// A board after a transform.
struct TransformedBoard
{
    Board board;
    CellMap cells; ///< where each cell went
};

/// Returns a random board among those that \a board can be transformed into, by turns and reflections, by
/// swapping bands, stacks, rows and columns, and by relabelling its digits, as far as its regions and rules
/// allow each of these. Where they allow all of them, each of these boards is as likely as the others.
TransformedBoard shuffledBoard(Board board, Random &random);

} // namespace sudoku
