#include "ui/paint/markpainter.h"

#include "ui/paint/drawtext.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace sudoku {
namespace {

// Parts of a cell.
constexpr qreal outlineInset = 0.07;
constexpr qreal dashes = 1.0 / 8; // of an outline: whole ones in each cell, so that they meet at the corners
constexpr qreal labelText = 0.22;
constexpr qreal legibleLabel = 9;   // pixels
constexpr qreal largestLabel = 0.3; // of a cell, where it would not be legible
constexpr qreal roomUnderLabel = 0.8;
constexpr qreal outsideText = 0.38;
constexpr qreal lineWidth = 0.14;
constexpr qreal arrowWidth = 0.05;

constexpr qreal faint = 0.3; // opacity of what is switched off

/// A side of a cell, as the unit steps along it and out of the cell.
struct Side
{
    int outRow;
    int outColumn;
};
constexpr std::array sides{Side{-1, 0}, Side{1, 0}, Side{0, -1}, Side{0, 1}};

MarkPainter::Layer layerOf(const Mark &mark)
{
    if (std::holds_alternative<Shade>(mark))
        return MarkPainter::Layer::Ground;
    const auto *token = std::get_if<Token>(&mark);
    const bool isSmall = (token && token->cells.size() > 1) || std::holds_alternative<Label>(mark);
    return isSmall ? MarkPainter::Layer::Top : MarkPainter::Layer::Cells;
}

/// Cells to ask for by place, also beside the board.
class Area
{
public:
    Area(const Geometry &geometry, const std::vector<Cell> &cells)
        : m_geometry(geometry),
          m_isInside(geometry.cellCount())
    {
        for (const Cell cell : cells)
            m_isInside[cell] = true;
    }

    bool contains(int row, int column) const
    {
        const int size = m_geometry.size();
        return row >= 0 && column >= 0 && row < size && column < size
               && m_isInside[m_geometry.cellAt(row, column)];
    }

    /// How far from the middle of a cell, in its halves, the line within its \a side goes to the end towards
    /// (alongRow, alongColumn): short of the corner, up to it, or around it.
    int reach(int row, int column, Side side, int alongRow, int alongColumn) const
    {
        if (!contains(row + alongRow, column + alongColumn))
            return -1;
        return contains(row + alongRow + side.outRow, column + alongColumn + side.outColumn) ? 1 : 0;
    }

private:
    const Geometry &m_geometry;
    std::vector<bool> m_isInside;
};

std::vector<Mark> marksOf(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    std::vector<Mark> marks;
    for (const Constraint &constraint : constraints)
        for (Mark &mark : constraint.variant->marksOf(geometry, constraint))
            marks.push_back(std::move(mark));
    return marks;
}

QPointF unit(QPointF vector)
{
    return vector / std::hypot(vector.x(), vector.y());
}

} // namespace

MarkPainter::MarkPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board,
                         const QRectF &clip)
    : m_layout(layout),
      m_style(style),
      m_clip(clip),
      m_marks(marksOf(layout.geometry(), board.puzzle.constraints)),
      m_faintMarks(marksOf(layout.geometry(), board.switchedOff)),
      m_hasLabel(layout.geometry().cellCount())
{
    for (const auto *marks : {&m_marks, &m_faintMarks})
        for (const Mark &mark : *marks)
            if (const auto *label = std::get_if<Label>(&mark))
                m_hasLabel[label->cell] = true;
}

QRectF MarkPainter::underLabel(Cell cell, const QRectF &rect) const
{
    if (!m_hasLabel[cell])
        return rect;
    QRectF room(QPointF(), rect.size() * roomUnderLabel);
    room.moveCenter(rect.center());
    room.moveBottom(rect.bottom());
    return room;
}

void MarkPainter::paint(QPainter &painter, Layer layer) const
{
    painter.setOpacity(faint);
    paint(painter, layer, m_faintMarks);
    painter.setOpacity(1);
    paint(painter, layer, m_marks);
    painter.setBrush(Qt::NoBrush);
}

void MarkPainter::paint(QPainter &painter, Layer layer, const std::vector<Mark> &marks) const
{
    for (const Mark &mark : marks)
        if (layerOf(mark) == layer)
            std::visit([&](const auto &shape) { paintMark(painter, shape); }, mark);
}

void MarkPainter::paintMark(QPainter &painter, const Shade &shade) const
{
    for (const Cell cell : shade.cells)
        if (m_layout.cellRect(cell).intersects(m_clip))
            painter.fillRect(m_layout.cellRect(cell), m_style.shade);
}

void MarkPainter::paintMark(QPainter &painter, const Outline &outline) const
{
    const Area area(m_layout.geometry(), outline.cells);
    const qreal half = m_layout.cellSize() / 2;
    const qreal inset = m_layout.cellSize() * outlineInset;
    const qreal width = std::max(m_layout.thinLine() * 1.2, m_layout.snapped(m_layout.cellSize() * 0.03));
    QPen pen(m_style.outline, width);
    const qreal dash = m_layout.cellSize() * dashes / 2 / width;
    pen.setDashPattern({dash, dash});
    pen.setCapStyle(Qt::FlatCap);
    for (const Cell cell : outline.cells) {
        const int row = m_layout.geometry().rowOf(cell);
        const int column = m_layout.geometry().columnOf(cell);
        for (const Side side : sides) {
            if (area.contains(row + side.outRow, column + side.outColumn))
                continue;
            const int alongRow = std::abs(side.outColumn);
            const int alongColumn = std::abs(side.outRow);
            const QPointF along(alongColumn, alongRow);
            const QPointF middle =
                m_layout.cellCentre(cell) + QPointF(side.outColumn, side.outRow) * (half - inset);
            const qreal before = half + inset * area.reach(row, column, side, -alongRow, -alongColumn);
            const qreal behind = half + inset * area.reach(row, column, side, alongRow, alongColumn);
            pen.setDashOffset((half - before) / width + dash / 2); // dashes lie as if the line were one
            painter.setPen(pen);
            painter.drawLine(middle - along * before, middle + along * behind);
        }
    }
}

void MarkPainter::paintMark(QPainter &painter, const Line &line) const
{
    QPolygonF points;
    for (const Cell cell : line.cells)
        points << m_layout.cellCentre(cell);
    const bool isArrow = line.style == Line::Style::Arrow;
    constexpr std::array styles{Qt::SolidLine, Qt::CustomDashLine, Qt::CustomDashLine, Qt::SolidLine};
    QPen pen(m_style.constraint, m_layout.cellSize() * (isArrow ? arrowWidth : lineWidth),
             styles[static_cast<std::size_t>(line.style)],
             line.style == Line::Style::Dashed ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin);
    if (line.style == Line::Style::Dashed)
        pen.setDashPattern({1.6, 0.7});
    if (line.style == Line::Style::Dotted)
        pen.setDashPattern({0.01, 1.7});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    if (isArrow)
        paintHead(painter, points[points.size() - 2], points.back());
}

void MarkPainter::paintHead(QPainter &painter, QPointF from, QPointF to) const
{
    const QPointF back = unit(from - to) * m_layout.cellSize() * 0.16;
    const QPointF aside(-back.y(), back.x());
    painter.drawPolyline(QPolygonF{to + back + aside, to, to + back - aside});
}

qreal MarkPainter::labelHeight() const
{
    const qreal height = m_layout.cellSize() * labelText;
    const bool isRaster = m_layout.pixelRatio() > 0;
    return isRaster ? std::max(height, std::min(legibleLabel, m_layout.cellSize() * largestLabel)) : height;
}

void MarkPainter::paintMark(QPainter &painter, const Label &label) const
{
    const qreal inset = m_layout.cellSize() * (outlineInset + 0.03);
    drawText(painter, m_layout.cellRect(label.cell).translated(inset, inset / 2),
             Qt::AlignLeft | Qt::AlignTop, QString::fromStdString(label.text), fontOf(labelHeight()),
             m_style.given);
}

QRectF MarkPainter::tokenRect(const Token &token) const
{
    QPointF centre;
    for (const Cell cell : token.cells)
        centre += m_layout.cellCentre(cell) / static_cast<qreal>(token.cells.size());
    constexpr std::array sizes{0.78, 0.3, 0.44}; // in one cell, between two, amid several
    const qreal side = m_layout.cellSize() * sizes[std::min(token.cells.size(), sizes.size()) - 1];
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

void MarkPainter::paintMark(QPainter &painter, const Token &token) const
{
    using Shape = Token::Shape;
    const QRectF rect = tokenRect(token);
    const bool isInCell = token.cells.size() == 1; // where a digit is to stand on it
    const TokenColours colours = coloursOf(token);
    painter.setBrush(colours.ground);
    painter.setPen(Qt::NoPen);
    if (colours.edge)
        painter.setPen(
            QPen(*colours.edge, isInCell ? m_layout.cellSize() * arrowWidth : m_layout.thinLine()));
    if (token.shape == Shape::Square)
        painter.drawRect(rect);
    else
        painter.drawEllipse(rect); // behind a text alone too, for it stands on a line
    if (!token.text.empty())
        paintText(painter, rect, token.shape == Shape::None ? 0.95 : 0.72, QString::fromStdString(token.text),
                  colours.text);
}

/// Dots amid cells are black or white in dark mode too: which of the two is what they say.
MarkPainter::TokenColours MarkPainter::coloursOf(const Token &token) const
{
    using Shape = Token::Shape;
    const bool isFilled = token.shape == Shape::Disc || token.shape == Shape::Square;
    if (token.shape == Shape::None)
        return {m_style.background, {}, m_style.given};
    if (token.cells.size() > 1)
        return {isFilled ? Qt::black : Qt::white, m_style.given, isFilled ? Qt::white : Qt::black};
    if (isFilled)
        return {m_style.constraint, {}, m_style.given};
    return {m_style.background, m_style.constraint, m_style.given};
}

/// Its lines together at most as high as that part of \a rect, and within its width.
void MarkPainter::paintText(QPainter &painter, const QRectF &rect, qreal part, const QString &text,
                            const QColor &colour) const
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    const qreal height = rect.height() * part / static_cast<qreal>(lines.size());
    QFont font = fontOf(lines.size() == 1 ? height : height * 1.15, true);
    qreal needed = 0;
    for (const QString &line : lines)
        needed = std::max(needed, QFontMetricsF(font).horizontalAdvance(line) / rect.width());
    if (needed > 0.85)
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * 0.85 / needed)));
    const qreal first = rect.center().y() - height * static_cast<qreal>(lines.size()) / 2;
    for (qsizetype i = 0; i < lines.size(); ++i)
        drawText(painter, {rect.x(), first + height * static_cast<qreal>(i), rect.width(), height},
                 Qt::AlignCenter, lines[i], font, colour);
}

/// Along a row or column the text alone; else with an arrow from the text to the cell.
void MarkPainter::paintMark(QPainter &painter, const OutsideText &clue) const
{
    const QPointF step(clue.columnStep, clue.rowStep);
    const bool isDiagonal = clue.columnStep != 0 && clue.rowStep != 0;
    const qreal size = m_layout.cellSize();
    const QPointF edge = m_layout.cellCentre(clue.cell) + step * (size / 2 + m_layout.thickLine() / 2);
    const QPointF centre = edge + step * size * (isDiagonal ? 0.46 : 0.36);
    const QRectF rect(centre.x() - size / 2, centre.y() - size / 4, size, size / 2);
    drawText(painter, rect, Qt::AlignCenter, QString::fromStdString(clue.text), fontOf(size * outsideText),
             m_style.given);
    if (!isDiagonal)
        return;
    painter.setPen(QPen(m_style.given, size * 0.03, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF tip = edge + step * size * 0.03;
    const QPointF tail = edge + step * size * 0.22;
    painter.drawLine(tail, tip);
    const QPointF back = (tail - tip) * 0.5;
    painter.drawPolyline(QPolygonF{tip + QPointF(back.x(), 0), tip, tip + QPointF(0, back.y())});
}

QFont MarkPainter::fontOf(qreal height, bool isBold) const
{
    QFont font = m_style.font;
    font.setPixelSize(std::max(1, static_cast<int>(height)));
    font.setBold(isBold);
    return font;
}

bool hasOutsideTexts(const Board &board)
{
    // Whole lines are what stands beside the board; to make all marks would be slow for a question so frequent.
    const auto isOutside = [](const Constraint &constraint) {
        return constraint.variant->hasStraightCells();
    };
    return std::ranges::any_of(board.puzzle.constraints, isOutside)
           || std::ranges::any_of(board.switchedOff, isOutside);
}

} // namespace sudoku
