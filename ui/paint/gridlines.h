#pragma once

#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"

#include <cstdint>
#include <span>

class QPainter;

namespace sudoku {

/// The region of each cell of a solution, see Grid::regions(); empty if none were unknown.
using FoundRegions = std::span<const std::uint16_t>;

/// Paints the lines between the cells within \a clip, thick ones where a region ends or one of those that
/// were \a found, and the frame.
void paintGridLines(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, const QRectF &clip,
                    FoundRegions found = {});

/// Returns whether \a clip contains a part of \a cell or of the lines around it.
bool reaches(const BoardLayout &layout, Cell cell, const QRectF &clip);

} // namespace sudoku
