#pragma once

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"

class QPainter;

namespace sudoku {

/// Paints the lines between the cells within \a clip, thick ones where a region ends, and the frame.
void paintGridLines(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                    const QRectF &clip);

/// Returns whether \a clip contains a part of \a cell or of the lines around it.
bool reaches(const BoardLayout &layout, Cell cell, const QRectF &clip);

} // namespace sudoku
