#include "ui/paint/linepainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

/// Returns \a from moved towards \a to.
QPointF moved(QPointF from, QPointF to, qreal distance)
{
    const QLineF line(from, to);
    return line.pointAt(distance / line.length());
}

/// Returns the outline of a line with round ends.
QPainterPath outlineOf(const QPolygonF &points, qreal width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    QPainterPath way;
    way.addPolygon(points);
    return stroker.createStroke(way).simplified();
}

} // namespace

void LinePainter::paint(QPainter &painter, const Line &line) const
{
    using Kind = Line::Kind;
    QPolygonF points;
    for (const Cell cell : line.cells)
        points << m_layout.cellCentre(cell);
    painter.setBrush(Qt::NoBrush);
    switch (line.kind) {
    case Kind::Tube:
        painter.setPen(
            QPen(m_style.constraint, widthOf(line.kind), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(points);
        break;
    case Kind::Ribbon:
        paintRibbon(painter, points);
        break;
    case Kind::Pill:
        paintPill(painter, points);
        break;
    case Kind::Dotted:
        paintBeads(painter, points);
        break;
    case Kind::Dashed:
        paintDashes(painter, points);
        break;
    case Kind::Crossed:
        paintCrossed(painter, points);
        break;
    case Kind::Thin:
    case Kind::Arrow:
    case Kind::Diagonal:
        paintThread(painter, line, points);
        break;
    }
}

qreal LinePainter::widthOf(Line::Kind kind) const
{
    return std::max(m_layout.thinLine(), inUnits(lookOf(lineLooks, kind).width));
}

void LinePainter::paintRibbon(QPainter &painter, const QPolygonF &points) const
{
    const qreal edge = std::max(m_layout.thinLine() * 0.8, inUnits(ribbonEdge));
    painter.setPen(QPen(m_style.constraintEdge, edge));
    painter.setBrush(m_style.constraintPale);
    painter.drawPath(outlineOf(points, widthOf(Line::Kind::Ribbon) - edge));
}

void LinePainter::paintPill(QPainter &painter, const QPolygonF &points) const
{
    const qreal edge = inUnits(lookOf(shapeLooks, Shape::Kind::Ring).edge);
    painter.setPen(QPen(m_style.constraintEdge, std::max(m_layout.thinLine(), edge)));
    painter.drawPath(outlineOf(points, widthOf(Line::Kind::Pill)));
}

/// Calls \a place with each part of the way between neighbouring beads.
template <typename Place>
void forEachPart(const QPolygonF &points, qreal cellSize, const Place &place)
{
    for (qsizetype i = 1; i < points.size(); ++i) {
        const QLineF way(points[i - 1], points[i]);
        const int count = static_cast<int>(std::round(way.length() / cellSize * beadsInACell));
        for (int part = 0; part < count; ++part)
            place(QLineF(way.pointAt(qreal(part) / count), way.pointAt(qreal(part + 1) / count)));
    }
}

void LinePainter::paintBeads(QPainter &painter, const QPolygonF &points) const
{
    const qreal radius = widthOf(Line::Kind::Dotted) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.beads);
    painter.drawEllipse(points.front(), radius, radius);
    forEachPart(points, m_layout.cellSize(),
                [&](const QLineF &part) { painter.drawEllipse(part.p2(), radius, radius); });
}

void LinePainter::paintDashes(QPainter &painter, const QPolygonF &points) const
{
    constexpr qreal rest = (1 - dashOfPeriod) / 2;
    painter.setPen(QPen(m_style.dashes, widthOf(Line::Kind::Dashed), Qt::SolidLine, Qt::FlatCap));
    forEachPart(points, m_layout.cellSize(),
                [&](const QLineF &part) { painter.drawLine(part.pointAt(rest), part.pointAt(1 - rest)); });
}

/// The strokes are between the beads of a dotted line.
void LinePainter::paintCrossed(QPainter &painter, const QPolygonF &points) const
{
    const qreal width = std::max(m_layout.thinLine(), inUnits(crossedLine));
    painter.setPen(QPen(m_style.crossed, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    points.isClosed() ? painter.drawPolygon(points)
                      : painter.drawPolyline(points); // no notch where it closes
    const qreal length = widthOf(Line::Kind::Crossed);
    forEachPart(points, m_layout.cellSize(), [&](const QLineF &part) {
        QLineF stroke = part.normalVector();
        stroke.setLength(length);
        stroke.translate(part.center() - stroke.center());
        painter.drawLine(stroke);
    });
}

/// Paints a thin line from the edge of a circle, or to the corners of the board.
void LinePainter::paintThread(QPainter &painter, const Line &line, QPolygonF points) const
{
    const auto radiusOf = [&](Shape::Kind kind) { return inUnits(lookOf(shapeLooks, kind).diameter / 2); };
    const QPointF second = points[1];
    const QPointF lastButOne = points[points.size() - 2];
    if (line.kind == Line::Kind::Arrow)
        points.front() = moved(points.front(), second, radiusOf(Shape::Kind::Ring));
    if (line.kind == Line::Kind::Thin) {
        points.front() = moved(points.front(), second, radiusOf(Shape::Kind::NarrowRing));
        points.back() = moved(points.back(), lastButOne, radiusOf(Shape::Kind::NarrowRing));
    }
    if (line.kind == Line::Kind::Diagonal) {
        const qreal toCorner = inUnits(std::sqrt(0.5));
        points.front() = moved(points.front(), second, -toCorner);
        points.back() = moved(points.back(), lastButOne, -toCorner);
    }
    const QColor &colour = line.kind == Line::Kind::Thin       ? m_style.constraintEdge
                           : line.kind == Line::Kind::Diagonal ? m_style.diagonal
                                                               : m_style.outline;
    painter.setPen(QPen(colour, widthOf(line.kind), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    if (line.kind == Line::Kind::Arrow)
        paintHead(painter, lastButOne, points.back());
}

void LinePainter::paintHead(QPainter &painter, QPointF from, QPointF to) const
{
    const QPointF back = moved(to, from, inUnits(arrowHead)) - to;
    const QPointF aside = QPointF(-back.y(), back.x()) * arrowHeadSlope;
    painter.drawPolyline(QPolygonF{to + back + aside, to, to + back - aside});
}

void LinePainter::paint(QPainter &painter, const Shape &shape, int level) const
{
    using Kind = Shape::Kind;
    const ShapeLook &look = lookOf(shapeLooks, shape.kind);
    const qreal side = inUnits(look.diameter);
    QRectF rect(0, 0, side, side);
    rect.moveCenter(m_layout.cellCentre(shape.cell));
    const qreal width = std::max(m_layout.thinLine(), inUnits(look.edge));
    QPen pen(m_style.constraintEdge, width, look.edge > 0 ? Qt::SolidLine : Qt::NoPen, Qt::FlatCap,
             Qt::MiterJoin);
    if (look.isDashed) {
        constexpr int dashes = 10;
        const qreal dash = side * M_PI / dashes / 2 / width;
        pen.setDashPattern({dash, dash});
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    if (shape.kind == Kind::Bulb)
        painter.setBrush(m_style.constraint);
    if (isGround(shape.kind))
        painter.setBrush(blend(m_style.constraintPale, m_style.given, levelTone * level));
    if (shape.kind == Kind::Square)
        painter.drawRect(rect);
    else
        painter.drawEllipse(rect);
}

} // namespace sudoku
