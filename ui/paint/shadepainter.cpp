#include "ui/paint/shadepainter.h"

#include "ui/paint/celloutline.h"

#include <QLineF>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns a slanting line across a square of \a side at the origin: where the coordinates add up to \a sum.
QLineF slantingLine(qreal side, qreal sum)
{
    const qreal excess = std::max(0.0, sum - side);
    return {{excess, sum - excess}, {sum - excess, excess}};
}

QLineF mirrored(const QLineF &line, qreal side)
{
    return {{side - line.x1(), line.y1()}, {side - line.x2(), line.y2()}};
}

} // namespace

void ShadePainter::paintTint(QPainter &painter, const Shade &shade, std::span<const int> levels) const
{
    painter.fillPath(areaOf(shade), m_style.shade);
    const bool showsThrough = m_style.shade.alpha() < 255; // what is below, so that both are darker together
    for (int level = 1; level < levelCount && !showsThrough; ++level) {
        QPainterPath cells;
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (levels[i] == level)
                cells.addRect(m_layout.cellRect(shade.cells[i]));
        if (!cells.isEmpty())
            painter.fillPath(areaOf(shade).intersected(cells),
                             blend(m_style.shade, m_style.given, levelTone * level));
    }
}

void ShadePainter::paintTexture(QPainter &painter, const Shade &shade) const
{
    using Texture = Shade::Texture;
    for (const Cell cell : shade.cells) {
        if (shade.texture == Texture::Dots)
            paintDots(painter, m_layout.cellRect(cell));
        else if (shade.texture == Texture::UprightDashes || shade.texture == Texture::LevelDashes
                 || shade.texture == Texture::Crosses)
            paintDashes(painter, m_layout.cellRect(cell), shade.texture);
        else if (shade.texture != Texture::Plain && shade.texture != Texture::Framed)
            paintStripes(painter, m_layout.cellRect(cell), shade.texture);
    }
    if (lookOf(shadeLooks, shade.texture).edge > 0)
        paintEdge(painter, shade);
}

QPainterPath ShadePainter::areaOf(const Shade &shade) const
{
    const qreal edge = edgeOf(shade);
    const qreal outer = lookOf(shadeLooks, shade.texture).inset * m_layout.cellSize();
    const qreal inset = edge > 0 ? m_layout.snapped(outer) + edge / 2 : 0;
    QPainterPath area;
    for (const QPolygonF &outline : cellOutlines(m_layout, shade.cells, inset)) {
        area.addPolygon(outline);
        area.closeSubpath();
    }
    return area;
}

/// Returns the width of the line around a shade.
qreal ShadePainter::edgeOf(const Shade &shade) const
{
    const qreal edge = lookOf(shadeLooks, shade.texture).edge;
    return edge > 0 ? std::max(m_layout.thinLine(), m_layout.snapped(edge * m_layout.cellSize())) : 0;
}

/// Paints stripes that continue in neighbouring cells.
void ShadePainter::paintStripes(QPainter &painter, const QRectF &cell, Shade::Texture texture) const
{
    const qreal side = cell.width();
    const qreal step = side / stripesInACell;
    const bool isLevel = texture == Shade::Texture::LevelStripes;
    QVector<QLineF> lines;
    for (int i = 0; i < (isLevel ? 1 : 2) * stripesInACell; ++i) {
        const qreal at = (i + 0.5) * step;
        const QLineF rising = slantingLine(side, at);
        const QLineF line = isLevel                                    ? QLineF(0, at, side, at)
                            : texture == Shade::Texture::RisingStripes ? rising
                                                                       : mirrored(rising, side);
        lines << line.translated(cell.topLeft());
    }
    const qreal width = std::max(m_layout.thinLine() * 0.75, m_layout.cellSize() * stripeWidth);
    painter.setPen(QPen(m_style.texture, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

void ShadePainter::paintDots(QPainter &painter, const QRectF &cell) const
{
    const qreal step = cell.width() / stripesInACell;
    const qreal radius = std::max(m_layout.thinLine(), cell.width() * dotDiameter) / 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.texture);
    for (int row = 0; row < stripesInACell; ++row)
        for (int column = 0; column < stripesInACell; ++column)
            painter.drawEllipse(cell.topLeft() + QPointF(column + 0.5, row + 0.5) * step, radius, radius);
}

/// Paints dashes in rows and columns, which are side by side in neighbouring cells.
void ShadePainter::paintDashes(QPainter &painter, const QRectF &cell, Shade::Texture texture) const
{
    const qreal step = cell.width() / dashesInACell;
    const qreal half = step * dashOfStep / 2;
    QVector<QLineF> lines;
    for (int row = 0; row < dashesInACell; ++row)
        for (int column = 0; column < dashesInACell; ++column) {
            const QPointF middle = cell.topLeft() + QPointF(column + 0.5, row + 0.5) * step;
            if (texture != Shade::Texture::LevelDashes)
                lines << QLineF(middle - QPointF(0, half), middle + QPointF(0, half));
            if (texture != Shade::Texture::UprightDashes)
                lines << QLineF(middle - QPointF(half, 0), middle + QPointF(half, 0));
        }
    const qreal width = std::max(m_layout.thinLine(), m_layout.cellSize() * dashWidth);
    painter.setPen(QPen(m_style.texture, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(lines);
}

void ShadePainter::paintEdge(QPainter &painter, const Shade &shade) const
{
    painter.setPen(QPen(m_style.constraintEdge, edgeOf(shade), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(areaOf(shade));
}

} // namespace sudoku
