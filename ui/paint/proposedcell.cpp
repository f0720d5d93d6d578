#include "ui/paint/proposedcell.h"

#include <QPainter>

#include <algorithm>

namespace sudoku {

void paintProposedGround(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell)
{
    QColor tint = style.good;
    tint.setAlphaF(0.16F);
    painter.fillRect(layout.cellRect(cell), tint);
}

void paintProposedFrame(QPainter &painter, const BoardLayout &layout, const BoardStyle &style, Cell cell)
{
    const QRectF interior = layout.cellInterior(cell);
    const qreal inset = interior.width() * 0.11;
    const qreal radius = interior.width() * 0.2;
    painter.setPen(QPen(style.good, std::max(layout.thinLine(), interior.width() * 0.035)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(interior.adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace sudoku
