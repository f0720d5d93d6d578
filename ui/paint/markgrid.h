#pragma once

#include <QRectF>

#include "core/board/geometry.h"
#include "ui/paint/candidategrid.h"

namespace sudoku {

/// Returns the number of columns in which the pencil marks of a cell are, and the keys of the digits: as many
/// as a box has. Boards without boxes, and boxes that are much wider than high, have nearly a square.
int markColumns(const Geometry &geometry);

/// What the size of pencil marks depends on. All lengths are in the units of the board.
struct MarkRoom
{
    QRectF rect; ///< the part of a cell that marks may use, from its upper left corner
    qreal cellSize;
    qreal widthOfHeight; ///< the widest mark is that many times as wide as it is high
    bool isOnScreen;     ///< marks have a fixed part of the cell, and are legible from
                         ///< CandidateGrid::minHeight on; on paper at any size
};

/// Returns the height of pencil marks on the screen, where the places of their digits have room for it.
qreal markHeight(qreal cellSize);

/// Returns the places of the pencil marks in a cell: each digit at its own place, row by row, and all marks
/// of a board in one size, however many there are. Where they are not legible a dot stands for each.
CandidateGrid markGrid(const Geometry &geometry, const MarkRoom &room);

} // namespace sudoku
