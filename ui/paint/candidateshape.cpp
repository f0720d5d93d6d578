#include "ui/paint/candidateshape.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace sudoku {
namespace {

/// Returns a regular polygon around \a centre with its first corner at \a degrees above the right.
QPolygonF polygon(QPointF centre, qreal radius, int corners, qreal degrees)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = (degrees + 360.0 * i / corners) * std::numbers::pi / 180;
        polygon << centre + QPointF(std::cos(angle), -std::sin(angle)) * radius;
    }
    return polygon;
}

} // namespace

void paintCandidateShape(QPainter &painter, const QRectF &place, EvidenceLook::Shape shape, const QPen &pen,
                         const QBrush &brush)
{
    using enum EvidenceLook::Shape;
    const QPointF centre = place.center();
    const qreal radius = place.width() * 0.46;
    painter.setPen(pen);
    painter.setBrush(brush);
    switch (shape) {
    case DoubleCircle:
        painter.drawEllipse(centre, radius * 0.8, radius * 0.8);
        [[fallthrough]];
    case Circle:
        painter.drawEllipse(centre, radius, radius);
        break;
    case Square:
        painter.drawRect(QRectF(centre - QPointF(radius, radius) * 0.85, QSizeF(radius, radius) * 1.7));
        break;
    case Diamond:
        painter.drawPolygon(polygon(centre, radius * 1.15, 4, 0));
        break;
    case Hexagon:
        painter.drawPolygon(polygon(centre, radius * 1.02, 6, 0));
        break;
    case Triangle:
        painter.drawPolygon(polygon(centre + QPointF(0, radius * 0.2), radius * 1.25, 3, 90));
        break;
    case Pentagon:
        painter.drawPolygon(polygon(centre, radius * 1.05, 5, 90));
        break;
    case Underline: {
        QPen line = pen;
        line.setWidthF(pen.widthF() * 2);
        painter.setPen(line);
        painter.drawLine(centre + QPointF(-radius, radius) * 0.9, centre + QPointF(radius, radius) * 0.9);
        break;
    }
    }
}

} // namespace sudoku
