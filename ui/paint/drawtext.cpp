#include "ui/paint/drawtext.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sudoku {
namespace {

qreal leftOf(const QRectF &rect, Qt::Alignment alignment, qreal width)
{
    if (alignment & Qt::AlignRight)
        return rect.right() - width;
    return alignment & Qt::AlignHCenter ? rect.center().x() - width / 2 : rect.left();
}

qreal baseLineOf(const QRectF &rect, Qt::Alignment alignment, const QFontMetricsF &metrics)
{
    if (alignment & Qt::AlignTop)
        return rect.top() + metrics.ascent();
    if (alignment & Qt::AlignBottom)
        return rect.bottom() - metrics.descent();
    return rect.center().y() + metrics.capHeight() / 2;
}

} // namespace

void drawText(QPainter &painter, QPointF baseLine, const QString &text, const QFont &font,
              const QColor &colour)
{
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(baseLine, text);
}

void drawText(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text,
              const QFont &font, const QColor &colour)
{
    const QFontMetricsF metrics(font);
    const QPointF baseLine(leftOf(rect, alignment, metrics.horizontalAdvance(text)),
                           baseLineOf(rect, alignment, metrics));
    drawText(painter, baseLine, text, font, colour);
}

} // namespace sudoku
