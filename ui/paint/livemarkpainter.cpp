#include "ui/paint/livemarkpainter.h"

#include "ui/paint/markgrid.h"
#include "ui/paint/markpainter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr qreal stripHeight = 0.4; // of the room for small digits: both kinds are of one size on a 9x9
constexpr qreal minLegible = 9;    // pixels: more than for upright digits
constexpr qreal minDotPlace = 3;   // pixels; a dot has half of that
constexpr qreal openOpacity = 0.6;

/// Returns the part of \a room below pencil marks.
QRectF stripOf(QRectF room)
{
    room.setTop(room.bottom() - room.height() * stripHeight);
    return room;
}

} // namespace

LiveMarkPainter::LiveMarkPainter(Parts parts) : m_parts(std::move(parts))
{
    if (m_parts.marks.isEmpty())
        return;
    const Board &board = m_parts.board;
    const std::vector<DigitSet> others[] = {board.cornerMarks, board.centreMarks,
                                            m_parts.painted.smallDigits(false),
                                            m_parts.painted.smallDigits(true)};
    m_isShared.resize(m_parts.marks.proved.size());
    for (const std::vector<DigitSet> &digits : others)
        for (std::size_t cell = 0; cell < digits.size() && cell < m_isShared.size(); ++cell)
            m_isShared[cell] = m_isShared[cell] || !digits[cell].isEmpty();
    m_whole.emplace(gridsIn(m_parts.room));
    m_strip.emplace(gridsIn(stripOf(m_parts.room)));
}

QRectF LiveMarkPainter::roomForPencilMarks(const QRectF &room, const LiveMarks &marks)
{
    QRectF rest = room;
    if (!marks.isEmpty())
        rest.setBottom(stripOf(room).top());
    return rest;
}

CandidateGrids LiveMarkPainter::gridsIn(const QRectF &room) const
{
    const int digitCount = m_parts.layout.geometry().digitCount();
    int most = 0;
    for (std::size_t cell = 0; cell < m_parts.marks.proved.size(); ++cell)
        if (m_parts.board.digitAt(static_cast<Cell>(cell)) == noDigit)
            most = std::max(most, m_parts.marks.shown(cell).size());
    return {{.rect = room,
             .digitCount = digitCount,
             .columns = markColumns(m_parts.layout.geometry()),
             .widthOfHeight = widthOfHeight(m_parts.strong, digitCount, m_parts.layout.cellSize()),
             .maxHeight = m_parts.layout.cellSize() * 0.26,
             .minLegible = minLegible,
             .isOblong = room.width() > room.height() * 1.5},
            most};
}

void LiveMarkPainter::paintCell(QPainter &painter, Cell cell) const
{
    const DigitSet digits = m_parts.marks.shown(cell);
    if (digits.isEmpty() || m_parts.board.digitAt(cell) != noDigit)
        return;
    const QPointF corner = m_parts.layout.cellRect(cell).topLeft();
    const CandidateGrid grid = (m_isShared[cell] ? m_strip : m_whole)->in(corner, digits);
    for (const Digit digit : digits) {
        if (grid.isLegible())
            paintDigit(painter, grid, cell, digit);
        else
            paintDot(painter, grid.place(digit), cell, digit);
    }
}

void LiveMarkPainter::paintDigit(QPainter &painter, const CandidateGrid &grid, Cell cell, Digit digit) const
{
    const QRectF place = grid.place(digit);
    const qreal width = m_parts.layout.thinLine();
    painter.setBrush(Qt::NoBrush);
    if (m_parts.marks.deciding[cell].contains(digit)) {
        m_parts.deciding(grid.height).draw(painter, place.center(), digit);
        painter.setPen(QPen(m_parts.style.good, width));
        painter.drawRect(place);
        return;
    }
    const bool isOpen = m_parts.marks.open[cell].contains(digit);
    const bool isForced = !isOpen && m_parts.marks.shown(cell).isSingle();
    const Glyphs &glyphs = (isForced ? m_parts.strong : m_parts.plain)(grid.height);
    if (!isOpen) {
        glyphs.draw(painter, place.center(), digit);
        return;
    }
    painter.setOpacity(openOpacity);
    glyphs.draw(painter, place.center(), digit);
    const qreal below = std::min(place.bottom(), place.center().y() + grid.height / 2 + width);
    const QPointF half(glyphs.width(digit) / 2, 0);
    painter.setPen(QPen(m_parts.style.liveMark, width, Qt::DotLine));
    painter.drawLine(QPointF(place.center().x(), below) - half, QPointF(place.center().x(), below) + half);
    painter.setOpacity(1);
}

/// Paints a dot in place of a digit that would be too small: a ring if it is not decided, a square if it
/// leaves one solution.
void LiveMarkPainter::paintDot(QPainter &painter, const QRectF &place, Cell cell, Digit digit) const
{
    const qreal size = std::max(std::min(place.width(), place.height()), minDotPlace);
    if (m_parts.marks.deciding[cell].contains(digit)) {
        const QSizeF square(size * 0.84, size * 0.84);
        painter.fillRect(QRectF(place.center() - QPointF(size, size) * 0.42, square), m_parts.style.good);
        return;
    }
    const bool isOpen = m_parts.marks.open[cell].contains(digit);
    painter.setPen(isOpen ? QPen(m_parts.style.liveMark, 0) : QPen(Qt::NoPen));
    painter.setBrush(isOpen ? QBrush(Qt::NoBrush) : QBrush(m_parts.style.liveMark));
    painter.drawEllipse(place.center(), size * 0.25, size * 0.25);
}

} // namespace sudoku
