#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace sudoku {

/// Text beginning at \a baseLine. In SVG it becomes outlines: who looks at the picture need not have the
/// font.
void drawText(QPainter &painter, QPointF baseLine, const QString &text, const QFont &font,
              const QColor &colour);

/// The same in one line within \a rect.
void drawText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
              const QFont &font, const QColor &colour);

} // namespace sudoku
