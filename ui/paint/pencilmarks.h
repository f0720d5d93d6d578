#pragma once

#include "core/board/digitset.h"
#include "ui/paint/glyphcache.h"

#include <QPointF>
#include <QRectF>

#include <functional>

class QPainter;

namespace sudoku {

/// Returns the Glyphs of a height in the units of the board.
using GlyphsOfHeight = std::function<const Glyphs &(qreal height)>;

/// Paints corner marks: up to eight around the edge of the cell, in the reading order of their digits from
/// the corners on; more of them each at the place of its digit in a square of rows.
void paintCornerMarks(QPainter &painter, const QRectF &cell, DigitSet marks, int digitCount,
                      const GlyphsOfHeight &glyphs);

/// Paints each mark at the place of its digit, even if there are few.
void paintMarksInPlaces(QPainter &painter, const QRectF &cell, DigitSet marks, int digitCount,
                        const GlyphsOfHeight &glyphs);

/// Paints centre marks in lines about the middle of the cell; the more there are, the smaller they are.
void paintCentreMarks(QPainter &painter, const QRectF &cell, DigitSet marks, const GlyphsOfHeight &glyphs);

} // namespace sudoku
