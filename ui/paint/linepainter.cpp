#include "ui/paint/linepainter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPathStroker>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace sudoku {
namespace {

/// Of lines and dots through which one sees what is below them.
constexpr float opacity = 0.6F;

/// Returns \a from moved towards \a to.
QPointF moved(QPointF from, QPointF to, qreal distance)
{
    const QLineF line(from, to);
    return line.pointAt(distance / line.length());
}

/// Returns the shape at both ends of a thread, if there is one.
std::optional<Shape::Kind> shapeAtEnds(LineLook::Ends ends)
{
    using enum LineLook::Ends;
    switch (ends) {
    case Circles:
        return Shape::Kind::NarrowRing;
    case Rings:
        return Shape::Kind::Ring;
    case Centres:
    case Arrow:
    case Corners:
    case Bulb:
    case Dot:
        break;
    }
    return {};
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
    using enum LineLook::Stroke;
    const LineLook &look = m_style.isOnScreen() && line.look == look::tube ? screenTube : line.look;
    QPolygonF points;
    for (const Cell cell : line.cells)
        points << m_layout.cellCentre(cell);
    painter.setBrush(Qt::NoBrush);
    if (look.ends == LineLook::Ends::Dot)
        paintStart(painter, look, points.front());
    const bool isPattern = look.stroke == Dashes || look.stroke == Beads;
    switch (isPattern && m_style.isColoured(look.ink) ? Solid : look.stroke) {
    case Solid:
        paintSolid(painter, look, points);
        break;
    case Outline:
    case Filled:
        paintOutline(painter, look, points);
        break;
    case Beads:
        paintBeads(painter, look, points);
        break;
    case Dashes:
        paintDashes(painter, look, points);
        break;
    case Crossed:
        paintCrossed(painter, look, points);
        break;
    case Thread:
        paintThread(painter, look, points);
        break;
    }
}

qreal LinePainter::widthOf(const LineLook &look) const
{
    return std::max(m_layout.thinLine(), inUnits(look.width));
}

/// Where a pattern would tell kinds of lines apart, but colours and breadths do, one stroke is clearer at
/// bends and crossings. It shows what is below it, such as other lines.
void LinePainter::paintSolid(QPainter &painter, const LineLook &look, const QPolygonF &points) const
{
    constexpr qreal breadth = 1.4; // of the pattern's
    const bool isPlain = look.stroke == LineLook::Stroke::Solid;
    QColor colour = m_style.colourOf(look.ink);
    if (!isPlain)
        colour.setAlphaF(opacity);
    painter.setPen(
        QPen(colour, widthOf(look) * (isPlain ? 1 : breadth), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
}

void LinePainter::paintStart(QPainter &painter, const LineLook &look, QPointF centre) const
{
    const qreal radius = inUnits(LineLook::startDot / 2);
    painter.save();
    painter.setPen(Qt::NoPen);
    QColor colour = m_style.colourOf(look.ink);
    if (m_style.isColoured(look.ink))
        colour.setAlphaF(opacity); // a digit is written on it
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
    painter.restore();
}

/// The edge of a filled line lies within its width, and may be a little finer than a line of the board.
void LinePainter::paintOutline(QPainter &painter, const LineLook &look, const QPolygonF &points) const
{
    const bool isFilled = look.stroke == LineLook::Stroke::Filled;
    const qreal edge = std::max(m_layout.thinLine() * (isFilled ? 0.8 : 1), inUnits(look.edge));
    painter.setPen(QPen(m_style.colourOf(look.ink), edge));
    if (isFilled)
        painter.setBrush(m_style.colourOf(look.inside));
    QPainterPath outline = outlineOf(points, widthOf(look) - (isFilled ? edge : 0));
    if (look.ends == LineLook::Ends::Bulb) {
        const qreal radius = radiusOf(Shape::Kind::Bulb);
        QPainterPath bulb;
        bulb.addEllipse(points.front(), radius, radius);
        outline = outline.united(bulb);
    }
    painter.drawPath(outline);
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

void LinePainter::paintBeads(QPainter &painter, const LineLook &look, const QPolygonF &points) const
{
    const qreal radius = widthOf(look) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.colourOf(look.ink));
    painter.drawEllipse(points.front(), radius, radius);
    forEachPart(points, m_layout.cellSize(),
                [&](const QLineF &part) { painter.drawEllipse(part.p2(), radius, radius); });
}

void LinePainter::paintDashes(QPainter &painter, const LineLook &look, const QPolygonF &points) const
{
    constexpr qreal rest = (1 - dashOfPeriod) / 2;
    painter.setPen(QPen(m_style.colourOf(look.ink), widthOf(look), Qt::SolidLine, Qt::FlatCap));
    forEachPart(points, m_layout.cellSize(),
                [&](const QLineF &part) { painter.drawLine(part.pointAt(rest), part.pointAt(1 - rest)); });
}

/// The strokes are between the beads of a dotted line.
void LinePainter::paintCrossed(QPainter &painter, const LineLook &look, const QPolygonF &points) const
{
    const qreal width = std::max(m_layout.thinLine(), inUnits(look.edge));
    painter.setPen(QPen(m_style.colourOf(look.ink), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    points.isClosed() ? painter.drawPolygon(points)
                      : painter.drawPolyline(points); // no notch where it closes
    const qreal length = widthOf(look);
    forEachPart(points, m_layout.cellSize(), [&](const QLineF &part) {
        QLineF stroke = part.normalVector();
        stroke.setLength(length);
        stroke.translate(part.center() - stroke.center());
        painter.drawLine(stroke);
    });
}

qreal LinePainter::radiusOf(Shape::Kind kind) const
{
    return inUnits(lookOf(shapeLooks, kind).diameter / 2);
}

/// Paints a thin line from the edge of a shape, or to the corners of the board.
void LinePainter::paintThread(QPainter &painter, const LineLook &look, QPolygonF points) const
{
    using enum LineLook::Ends;
    const QPointF second = points[1];
    const QPointF lastButOne = points[points.size() - 2];
    if (look.ends == Arrow)
        points.front() = moved(points.front(), second, radiusOf(Shape::Kind::Ring));
    if (const auto between = shapeAtEnds(look.ends)) {
        points.front() = moved(points.front(), second, radiusOf(*between));
        points.back() = moved(points.back(), lastButOne, radiusOf(*between));
    }
    if (look.ends == Corners) {
        const qreal toCorner = inUnits(std::sqrt(0.5));
        points.front() = moved(points.front(), second, -toCorner);
        points.back() = moved(points.back(), lastButOne, -toCorner);
    }
    painter.setPen(
        QPen(m_style.colourOf(look.ink), widthOf(look), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    if (look.ends == Arrow)
        paintHead(painter, lastButOne, points.back());
}

void LinePainter::paintHead(QPainter &painter, QPointF from, QPointF to) const
{
    const QPointF back = moved(to, from, inUnits(arrowHead)) - to;
    const QPointF aside = QPointF(-back.y(), back.x()) * arrowHeadSlope;
    painter.drawPolyline(QPolygonF{to + back + aside, to, to + back - aside});
}

/// Paints a tip within each side of \a rect.
void LinePainter::paintTips(QPainter &painter, const QRectF &rect, bool areOutward) const
{
    const qreal outer = rect.width() / 2;
    const qreal inner = outer - inUnits(tipDepth);
    const qreal half = inUnits(tipBreadth) / 2;
    const qreal tip = areOutward ? outer : inner;
    const qreal back = areOutward ? inner : outer;
    for (const QPointF out : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)}) {
        const QPointF aside(-out.y(), out.x());
        painter.drawPolyline(QPolygonF{rect.center() + out * back + aside * half, rect.center() + out * tip,
                                       rect.center() + out * back - aside * half});
    }
}

void LinePainter::paintForm(QPainter &painter, Shape::Kind kind, const QRectF &rect) const
{
    using Kind = Shape::Kind;
    const QPointF centre = rect.center();
    if (kind == Kind::OutwardTips || kind == Kind::InwardTips)
        paintTips(painter, rect, kind == Kind::OutwardTips);
    else if (kind == Kind::Square)
        painter.drawRect(rect);
    else if (kind == Kind::Diamond)
        painter.drawPolygon(QPolygonF{QPointF(centre.x(), rect.top()), QPointF(rect.right(), centre.y()),
                                      QPointF(centre.x(), rect.bottom()), QPointF(rect.left(), centre.y())});
    else
        painter.drawEllipse(rect);
}

void LinePainter::paint(QPainter &painter, const Shape &shape, int level) const
{
    using Kind = Shape::Kind;
    const ShapeLook &shapeLook = lookOf(shapeLooks, shape.kind);
    const qreal side = inUnits(shapeLook.diameter);
    QRectF rect(0, 0, side, side);
    rect.moveCenter(m_layout.cellCentre(shape.cell));
    const qreal width = std::max(m_layout.thinLine(), inUnits(shapeLook.edge));
    QPen pen(shape.kind == Kind::Bulb ? m_style.colourOf(look::tube.ink) : m_style.constraintEdge, width,
             shapeLook.edge > 0 ? Qt::SolidLine : Qt::NoPen, Qt::FlatCap, Qt::MiterJoin);
    if (shapeLook.isDashed) {
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
    paintForm(painter, shape.kind, rect);
}

} // namespace sudoku
