#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace sudoku {

/// Draws text from \a baseLine on. In SVG the text becomes outlines, so that the picture needs no font.
void drawText(QPainter &painter, QPointF baseLine, const QString &text, const QFont &font,
              const QColor &colour);

/// Draws one line of text within \a rect.
void drawText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
              const QFont &font, const QColor &colour);

} // namespace sudoku
