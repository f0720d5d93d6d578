#pragma once

#include "core/board/geometry.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"

class QPainter;

namespace sudoku {

/// The size of the letters of a proposed digit, as a fraction of its cell.
inline constexpr double proposedDigit = 0.56;

/// Tints a cell with a proposed digit, below the lines and the marks of the board.
void paintProposedGround(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell);
/// Paints the frame of a proposed digit: a solid line with round corners, which neither a cage nor the frame
/// of a digit on the board has.
void paintProposedFrame(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell);

} // namespace sudoku
