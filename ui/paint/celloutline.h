#pragma once

#include <QPainterPath>
#include <QPolygonF>

#include "core/board/geometry.h"

#include <span>
#include <vector>

namespace sudoku {

class BoardLayout;

/// The closed polygons around \a cells, \a inset within them, one for each part that hangs together by sides
/// and one for each hole. They run with the cells to their right, and have vertices at their corners only.
std::vector<QPolygonF> cellOutlines(const BoardLayout &layout, std::span<const Cell> cells, qreal inset);

/// \a polygon in dashes of about half of \a period. Each side has whole periods, so that the dashes meet in
/// its corners, and each corner is one stroke. Dashes that touch one of \a gaps are left out.
QPainterPath dashedOutline(const QPolygonF &polygon, qreal period, std::span<const QRectF> gaps = {});

/// For each of \a groups of cells the lowest number, from 0 on, that no group before it with which it shares
/// a cell has.
std::vector<int> levelsOf(const Geometry &geometry, std::span<const std::vector<Cell>> groups);

} // namespace sudoku
