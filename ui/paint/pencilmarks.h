#pragma once

#include "core/board/digitset.h"
#include "ui/paint/glyphcache.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <functional>

class QPainter;

namespace sudoku {

/// Returns the Glyphs of a height in the units of the board.
using GlyphsOfHeight = std::function<const Glyphs &(qreal height)>;

struct MarkGlyphs
{
    const GlyphsOfHeight &plain;
    const GlyphsOfHeight &strong; ///< of the highlighted mark
};

/// How the pencil marks of a cell look. Shapes tell them apart, and colours only help: the highlighted digit
/// is bold in a box, and marks that a digit on the board contradicts are struck through.
struct MarkLook
{
    MarkGlyphs glyphs;
    Digit highlighted = noDigit;
    QColor ground = {}; ///< of the box
    QColor frame = {};
    DigitSet struck = {};
    QColor stroke = {};
};

/// Paints corner marks: up to eight around the edge of the cell, in the reading order of their digits from
/// the corners on; more of them each at the place of its digit in a square of rows.
void paintCornerMarks(QPainter &painter, const QRectF &cell, DigitSet marks, int digitCount,
                      const MarkLook &look);

/// Paints each mark at the place of its digit, even if there are few.
void paintMarksInPlaces(QPainter &painter, const QRectF &cell, DigitSet marks, int digitCount,
                        const MarkLook &look);

/// Paints centre marks in lines about the middle of the cell; the more there are, the smaller they are.
void paintCentreMarks(QPainter &painter, const QRectF &cell, DigitSet marks, const MarkLook &look);

} // namespace sudoku
