#include "ui/paint/tokenpainter.h"

#include "ui/paint/drawtext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <map>

namespace sudoku {
namespace {

/// The middle of some cells, in units of half a cell.
struct Middle
{
    int row;
    int column;
    auto operator<=>(const Middle &) const = default; // NOLINT(modernize-use-nullptr)

    /// Returns whether the token is where four cells meet; otherwise it is on the border of two.
    bool isCorner() const { return row % 2 == 0 && column % 2 == 0; }
    /// Returns whether the border is between two rows.
    bool isLevel() const { return row % 2 == 0; }
};

Middle middleOf(const Geometry &geometry, const std::vector<Cell> &cells)
{
    Middle sum{0, 0};
    for (const Cell cell : cells) {
        sum.row += 2 * geometry.rowOf(cell) + 1;
        sum.column += 2 * geometry.columnOf(cell) + 1;
    }
    const int count = static_cast<int>(cells.size());
    return {sum.row / count, sum.column / count};
}

using Groups = std::map<Middle, std::vector<std::size_t>>;

/// Returns the part of a border, in cells, that the tokens on corners leave free.
qreal roomAlong(const Groups &groups, const Middle &border)
{
    const int alongRow = border.isLevel() ? 0 : 1;
    const int alongColumn = 1 - alongRow;
    const bool isTaken = groups.contains({border.row - alongRow, border.column - alongColumn})
                         || groups.contains({border.row + alongRow, border.column + alongColumn});
    return isTaken ? 1 - cornerToken : 0.96;
}

/// Returns \a font with close words, smaller if \a lines would be too broad for a circle of that \a width.
QFont fittedTo(qreal width, QFont font, const QStringList &lines)
{
    constexpr qreal max = 0.86;   // of the width
    constexpr qreal closer = 0.5; // of a blank
    const auto setCloser = [&font] {
        font.setWordSpacing(0);
        font.setWordSpacing(-closer * QFontMetricsF(font).horizontalAdvance(QLatin1Char(' ')));
    };
    setCloser();
    qreal needed = 0;
    for (const QString &line : lines)
        needed = std::max(needed, QFontMetricsF(font).horizontalAdvance(line) / width);
    if (needed > max) {
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * max / needed)));
        setCloser();
    }
    return font;
}

} // namespace

std::vector<QRectF> tokenPlaces(const BoardLayout &layout, std::span<const Token *const> tokens)
{
    Groups groups;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        groups[middleOf(layout.geometry(), tokens[i]->cells)].push_back(i);

    std::vector<QRectF> places(tokens.size());
    for (const auto &[middle, indexes] : groups) {
        const auto count = static_cast<qreal>(indexes.size());
        const qreal max = middle.isCorner() ? cornerToken : borderToken;
        const qreal room = middle.isCorner() ? 0.96 : roomAlong(groups, middle);
        const qreal step = std::min(max * 1.05, room / count) * layout.cellSize();
        const qreal side = std::min(max * layout.cellSize(), step);
        const QPointF along = middle.isLevel() ? QPointF(step, 0) : QPointF(0, step);
        QPointF centre = layout.board().topLeft() + QPointF(middle.column, middle.row) * layout.cellSize() / 2
                         - along * (count - 1) / 2;
        for (const std::size_t index : indexes) {
            places[index] = {centre - QPointF(side, side) / 2, QSizeF(side, side)};
            centre += along;
        }
    }
    return places;
}

void TokenPainter::paint(QPainter &painter, const Token &token, const QRectF &place) const
{
    switch (token.kind) {
    case Token::Kind::WhiteDot:
    case Token::Kind::BlackDot:
        paintDot(painter, token, place);
        break;
    case Token::Kind::Inequality:
        paintInequality(painter, token, place);
        break;
    case Token::Kind::Text:
        paintOnLine(painter, place, QString::fromStdString(token.text));
        break;
    }
}

/// Paints a dot, black or white in dark mode too, because the colour is its meaning.
void TokenPainter::paintDot(QPainter &painter, const Token &token, const QRectF &place) const
{
    const bool isBlack = token.kind == Token::Kind::BlackDot;
    painter.setBrush(isBlack ? Qt::black : Qt::white);
    painter.setPen(QPen(m_style.given, m_layout.thinLine()));
    painter.drawEllipse(place);
    const QString text = QString::fromStdString(token.text);
    if (!text.isEmpty())
        paintText(painter, place, text.contains(QLatin1Char('\n')) ? 0.82 : 0.72, text,
                  isBlack ? Qt::white : Qt::black);
}

/// Paints a text that a line of the board passes. A narrow edge sets it off, whatever ground it is on.
void TokenPainter::paintOnLine(QPainter &painter, const QRectF &place, const QString &text) const
{
    constexpr qreal part = 1.25; // of the height
    constexpr qreal edge = 0.1;  // on each side, of the height
    const QFont font = fittedTo(place.width(), m_style.fontOf(place.height() * part, true), {text});
    const QFontMetricsF metrics(font);
    const QPointF baseLine(place.center().x() - metrics.horizontalAdvance(text) / 2,
                           place.center().y() + metrics.capHeight() / 2);
    QPainterPath outline;
    outline.addText(baseLine, font, text);
    painter.strokePath(outline, QPen(m_style.background, 2 * edge * place.height(), Qt::SolidLine,
                                     Qt::RoundCap, Qt::RoundJoin));
    drawText(painter, baseLine, text, font, m_style.given);
}

/// Paints a flat sign, which differs from the letter V.
void TokenPainter::paintInequality(QPainter &painter, const Token &token, const QRectF &place) const
{
    const QPointF way = m_layout.cellCentre(token.cells[0]) - m_layout.cellCentre(token.cells[1]);
    const QPointF ahead = way / std::hypot(way.x(), way.y()) * place.width() * 0.21;
    const QPointF aside = QPointF(-ahead.y(), ahead.x()) * 2.1;
    const QPointF centre = place.center();
    const QPolygonF sign{centre + ahead + aside, centre - ahead, centre + ahead - aside};
    painter.setBrush(Qt::NoBrush);
    const qreal width = std::max(m_layout.thinLine() * 1.4, place.width() * 0.13);
    for (const auto &[colour, breadth] :
         {std::pair(m_style.background, width * 2.6), std::pair(m_style.given, width)}) {
        painter.setPen(QPen(colour, breadth, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.drawPolyline(sign);
    }
}

/// Paints the lines of a text within the width of \a rect and that part of its height, with room for accents.
void TokenPainter::paintText(QPainter &painter, const QRectF &rect, qreal part, const QString &text,
                             const QColor &colour) const
{
    const QStringList lines = text.split(QLatin1Char('\n'));
    const qreal height = rect.height() * part / static_cast<qreal>(lines.size());
    const QFont font =
        fittedTo(rect.width(), m_style.fontOf(lines.size() == 1 ? height : height * 1.15, true), lines);
    const qreal first = rect.center().y() - height * static_cast<qreal>(lines.size()) / 2;
    for (qsizetype i = 0; i < lines.size(); ++i)
        drawText(painter, {rect.x(), first + height * static_cast<qreal>(i), rect.width(), height},
                 Qt::AlignCenter, lines[i], font, colour);
}

} // namespace sudoku
