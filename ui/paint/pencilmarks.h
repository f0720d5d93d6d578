#pragma once

#include "core/board/digitset.h"
#include "ui/paint/glyphcache.h"

#include <QPointF>
#include <QRectF>

#include <functional>

class QPainter;

namespace sudoku {

/// Gives the Glyphs of a height in the units of the board.
using GlyphsOfHeight = std::function<const Glyphs &(qreal height)>;

/// Up to eight corner marks stand around the edge of the cell, in reading order of their digits from the
/// corners on; more of them each at the place of its digit in a square of rows.
void paintCornerMarks(QPainter &painter, const QRectF &cell, DigitSet marks, int digitCount,
                      const GlyphsOfHeight &glyphs);

/// Each mark at the place of its digit, however few there are.
void paintMarksInPlaces(QPainter &painter, const QRectF &cell, DigitSet marks, int digitCount,
                        const GlyphsOfHeight &glyphs);

/// Centre marks stand in lines about the middle of the cell, the smaller the more they are.
void paintCentreMarks(QPainter &painter, const QRectF &cell, DigitSet marks, const GlyphsOfHeight &glyphs);

} // namespace sudoku
