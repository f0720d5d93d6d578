#include "ui/paint/drawingpainter.h"

#include "ui/paint/celloutline.h"
#include "ui/paint/drawtext.h"
#include "ui/paint/picturepart.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

using Kind = Drawing::Kind;

constexpr qreal largeShape = 0.6; // of a cell: below the lines of the board, so that cells stay cells
constexpr qreal shapeText = 0.7;  // of the lower side of a shape
constexpr qreal maxShapeText = 0.5;
constexpr qreal cageInset = 0.09;
constexpr qreal cageLabel = 0.22;
constexpr qreal cageDashes = 0.25;
constexpr float fogOpacity = 0.62F;

bool isBelow(const Drawing &drawing)
{
    const bool isLarge = std::min(drawing.width, drawing.height) >= largeShape;
    switch (drawing.kind) {
    case Kind::Ground:
    case Kind::Line:
        return true;
    case Kind::Rectangle:
    case Kind::Ellipse:
        return isLarge;
    case Kind::Text:
    case Kind::Cage:
        break;
    }
    return false;
}

/// Returns \a at, which counts cells from the first edge of the board, in units from there. The room before
/// and behind the board takes one cell each.
qreal along(double at, int size, qreal cell, qreal before, qreal behind)
{
    if (at < 0)
        return at * before;
    return at <= size ? at * cell : size * cell + (at - size) * behind;
}

QColor plainColour(Rgba colour)
{
    return {static_cast<int>(colour.value >> 24 & 0xffU), static_cast<int>(colour.value >> 16 & 0xffU),
            static_cast<int>(colour.value >> 8 & 0xffU), static_cast<int>(colour.value & 0xffU)};
}

/// Returns whether \a shape is filled, and no digit stands on it.
bool isDot(const Drawing &shape)
{
    const bool isShape = shape.kind == Kind::Rectangle || shape.kind == Kind::Ellipse;
    if (!isShape || !shape.fill.isVisible())
        return false;
    const auto toMiddle = [](double at) { return std::abs(at - std::floor(at) - 0.5); };
    const BoardPoint &middle = shape.points.front();
    return toMiddle(middle.x) > shape.width / 2 || toMiddle(middle.y) > shape.height / 2;
}

} // namespace

void DrawingPainter::paintBelow(QPainter &painter, std::span<const Drawing> drawings) const
{
    const PicturePart part(painter, "drawings-below");
    for (const Drawing &drawing : drawings)
        if (isBelow(drawing))
            paint(painter, drawing);
}

void DrawingPainter::paintAbove(QPainter &painter, std::span<const Drawing> drawings) const
{
    const PicturePart part(painter, "drawings");
    for (const Drawing &drawing : drawings)
        if (!isBelow(drawing))
            paint(painter, drawing);
}

void DrawingPainter::paintFog(QPainter &painter, std::span<const Cell> cells) const
{
    QColor fog = blend(m_style.background, m_style.given, 0.45);
    fog.setAlphaF(fogOpacity);
    for (const Cell cell : cells)
        painter.fillRect(m_layout.cellRect(cell), fog);
}

QPointF DrawingPainter::placeOf(BoardPoint point) const
{
    const int size = m_layout.geometry().size();
    const QRectF board = m_layout.board();
    const qreal cell = m_layout.cellSize();
    const auto room = [cell](qreal width) { return width > 0 ? std::min(width, cell) : cell; };
    const qreal left = room(board.left() - m_layout.outsideRect(0, -1).left());
    const qreal above = room(board.top() - m_layout.outsideRect(-1, 0).top());
    const qreal right = room(m_layout.outsideRect(0, size).right() - board.right());
    const qreal below = room(m_layout.outsideRect(size, 0).bottom() - board.bottom());
    return board.topLeft()
           + QPointF(along(point.x, size, cell, left, right), along(point.y, size, cell, above, below));
}

void DrawingPainter::paint(QPainter &painter, const Drawing &drawing) const
{
    switch (drawing.kind) {
    case Kind::Ground:
        paintGround(painter, drawing);
        break;
    case Kind::Line:
        paintLine(painter, drawing);
        break;
    case Kind::Rectangle:
    case Kind::Ellipse:
    case Kind::Text:
        paintShape(painter, drawing);
        break;
    case Kind::Cage:
        paintCage(painter, drawing);
        break;
    }
}

void DrawingPainter::paintGround(QPainter &painter, const Drawing &ground) const
{
    for (const Cell cell : ground.cells)
        painter.fillRect(m_layout.cellRect(cell), colourOf(ground.fill));
}

void DrawingPainter::paintLine(QPainter &painter, const Drawing &line) const
{
    QPolygonF points;
    for (const BoardPoint &point : line.points)
        points << placeOf(point);
    const qreal width = std::max(m_layout.thinLine(), inUnits(line.width));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colourOf(line.edge), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    if (line.head > 0)
        paintHead(painter, line, points[points.size() - 2], points.back());
}

/// Paints two short lines that meet at \a to.
void DrawingPainter::paintHead(QPainter &painter, const Drawing &line, QPointF from, QPointF to) const
{
    const QLineF way(to, from);
    if (way.isNull())
        return;
    constexpr qreal slope = 0.7;
    const QPointF back = QPointF(way.dx(), way.dy()) / way.length() * inUnits(line.head);
    const QPointF aside = QPointF(-back.y(), back.x()) * slope;
    painter.drawPolyline(QPolygonF{to + back + aside, to, to + back - aside});
}

/// Paints a rectangle, an ellipse or a text, turned around its middle.
void DrawingPainter::paintShape(QPainter &painter, const Drawing &shape) const
{
    const bool isText = shape.kind == Kind::Text;
    painter.save();
    painter.translate(placeOf(shape.points.front()));
    painter.rotate(shape.angle);
    const QSizeF sides(inUnits(shape.width), inUnits(shape.height));
    const QRectF rect(QPointF(-sides.width() / 2, -sides.height() / 2), sides);
    const bool hasEdge = shape.edge.isVisible() && shape.edgeWidth > 0;
    const qreal edge = std::max(m_layout.thinLine(), inUnits(shape.edgeWidth));
    painter.setPen(hasEdge ? QPen(colourOf(shape.edge), edge, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)
                           : QPen(Qt::NoPen));
    painter.setBrush(shape.fill.isVisible() ? QBrush(colourIn(shape, shape.fill)) : QBrush(Qt::NoBrush));
    if (shape.kind == Kind::Rectangle)
        painter.drawRect(rect);
    else if (!isText)
        painter.drawEllipse(rect);
    const qreal height =
        isText ? shape.height : std::min(shapeText * std::min(shape.width, shape.height), maxShapeText);
    const qreal cell = m_layout.cellSize();
    paintText(painter, QRectF(-2 * cell, -cell, 4 * cell, 2 * cell), inUnits(height), shape);
    painter.restore();
}

/// Paints the outline of cells within them, and the text in the corner of the first one.
void DrawingPainter::paintCage(QPainter &painter, const Drawing &cage) const
{
    if (cage.edge.isVisible()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colourOf(cage.edge), std::max(m_layout.thinLine(), inUnits(0.02)), Qt::SolidLine,
                            Qt::FlatCap, Qt::MiterJoin));
        for (const QPolygonF &polygon : cellOutlines(m_layout, cage.cells, inUnits(cageInset)))
            painter.drawPath(dashedOutline(polygon, inUnits(cageDashes)));
    }
    if (cage.text.empty() || !cage.ink.isVisible())
        return;
    const QFont font = m_style.fontOf(inUnits(cageLabel));
    const QString text = QString::fromStdString(cage.text);
    const qreal width = QFontMetricsF(font).horizontalAdvance(text) + inUnits(0.06);
    const QRectF place(m_layout.cellRect(cage.cells.front()).topLeft()
                           + QPointF(inUnits(0.05), inUnits(0.03)),
                       QSizeF(width, inUnits(cageLabel)));
    if (m_style.hasGround)
        painter.fillRect(place, m_style.background);
    drawText(painter, place, Qt::AlignCenter, text, font, colourOf(cage.ink));
}

/// Paints the lines of a text around the middle of \a rect.
void DrawingPainter::paintText(QPainter &painter, const QRectF &rect, qreal height,
                               const Drawing &drawing) const
{
    if (drawing.text.empty() || !drawing.ink.isVisible())
        return;
    const QStringList lines = QString::fromStdString(drawing.text).split(QLatin1Char('\n'));
    const QFont font = m_style.fontOf(height);
    QRectF line(rect.left(), 0, rect.width(), height);
    line.moveTop(rect.center().y() - height * static_cast<qreal>(lines.size()) / 2);
    for (const QString &text : lines) {
        drawText(painter, line, Qt::AlignCenter, text, font, colourIn(drawing, drawing.ink));
        line.translate(0, height);
    }
}

/// Returns the colour of a part of \a shape. A dot beside the digits keeps its colours everywhere: white and
/// black dots mean different things.
QColor DrawingPainter::colourIn(const Drawing &shape, Rgba colour) const
{
    return isDot(shape) ? plainColour(colour) : colourOf(colour);
}

/// Returns the colour on this medium: on a dark screen with the opposite lightness.
QColor DrawingPainter::colourOf(Rgba colour) const
{
    const QColor shown = plainColour(colour);
    if (m_style.medium != BoardStyle::Medium::DarkScreen)
        return shown;
    const float ground = m_style.background.lightnessF();
    return QColor::fromHslF(std::max(shown.hslHueF(), 0.0F), shown.hslSaturationF(), // grey has no hue
                            ground + (1 - shown.lightnessF()) * (1 - ground), shown.alphaF());
}

OutsideRoom roomOf(const Geometry &geometry, std::span<const Drawing> drawings)
{
    OutsideRoom room;
    for (const Drawing &drawing : drawings) {
        constexpr double overhang = 0.1; // of a cell: an edge may be there without room
        const bool isShape = drawing.kind == Kind::Rectangle || drawing.kind == Kind::Ellipse;
        const double reach = isShape ? std::max(drawing.width, drawing.height) / 2 : 0;
        const double first = std::max(reach - overhang, 0.0);
        const double last = geometry.size() - first;
        for (const BoardPoint &point : drawing.points)
            room = room.united({.above = point.y < first ? 1 : 0,
                                .below = point.y > last ? 1 : 0,
                                .left = point.x < first ? 1 : 0,
                                .right = point.x > last ? 1 : 0});
    }
    return room;
}

} // namespace sudoku
