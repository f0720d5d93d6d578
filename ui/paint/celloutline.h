#pragma once

#include <QPainterPath>
#include <QPolygonF>

#include "core/board/geometry.h"

#include <span>
#include <vector>

namespace sudoku {

class BoardLayout;

/// Returns closed polygons around \a cells, \a inset within their edges: one for each part that is connected
/// by sides and one for each hole. The cells are on the right of a polygon. Vertices are only at corners.
std::vector<QPolygonF> cellOutlines(const BoardLayout &layout, std::span<const Cell> cells, qreal inset);

/// Returns \a polygon as dashes of about half of \a period. Each side has whole periods, so that the dashes
/// meet at the corners. Leaves out dashes that touch one of \a gaps.
QPainterPath dashedOutline(const QPolygonF &polygon, qreal period, std::span<const QRectF> gaps = {});

/// Returns the upper left corners of dots along \a polygon, \a period or a little more or less apart, so that
/// there is one at each corner. Leaves out dots within \a gaps.
std::vector<QPointF> dottedOutline(const QPolygonF &polygon, qreal period, qreal dot,
                                   std::span<const QRectF> gaps = {});

/// Returns a level for each of \a groups: the lowest number from 0 that no earlier group with a common cell
/// has.
std::vector<int> levelsOf(const Geometry &geometry, std::span<const std::vector<Cell>> groups);

} // namespace sudoku
