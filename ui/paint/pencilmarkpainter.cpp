#include "ui/paint/pencilmarkpainter.h"

#include "ui/paint/markpainter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {

PencilMarkPainter::PencilMarkPainter(Parts parts)
    : m_parts(std::move(parts)),
      m_givenDigits(m_parts.marks.smallDigits(false)),
      m_faintDigits(m_parts.marks.smallDigits(true))
{
    arrange();
}

void PencilMarkPainter::arrange()
{
    const BoardLayout &layout = m_parts.layout;
    const int digitCount = layout.geometry().digitCount();
    const int maxGiven = std::max(maxDigitsIn(m_givenDigits), maxDigitsIn(m_faintDigits));
    const int maxMarks = std::max(maxDigitsIn(m_parts.board.cornerMarks), maxGiven);
    const bool isTight = digitCount > 9 && maxMarks > 4; // three numbers in a row
    m_edgeHeight = m_parts.room.height() * (isTight ? 0.25 : 0.32);
    if (!m_parts.isInPlaces && maxGiven == 0 && maxMarks <= maxMarksAroundEdge)
        return;
    const bool isRaster = layout.pixelRatio() > 0;
    const CandidateGrids::Room where{.rect = m_parts.room,
                                     .digitCount = digitCount,
                                     .widthOfHeight =
                                         widthOfHeight(m_parts.plain, digitCount, layout.cellSize()),
                                     .maxHeight = layout.cellSize() * 0.3,
                                     .minLegible = isRaster ? CandidateGrid::minHeight : 0};
    m_grids.emplace(where, maxMarks);
}

void PencilMarkPainter::paintCell(QPainter &painter, Cell cell) const
{
    if (m_parts.board.cornerMarks[cell].isEmpty() && m_parts.board.centreMarks[cell].isEmpty())
        paintGivenDigits(painter, cell);
    else
        paintMarks(painter, cell);
}

MarkLook PencilMarkPainter::look(Cell cell, const GlyphsOfHeight &plain) const
{
    return {
        .glyphs = {plain, m_parts.highlighted},
        .highlighted = m_parts.highlightedDigit,
        .ground = m_parts.style.sameDigit,
        .frame = m_parts.style.cursor,
        .struck = m_parts.contradicted.empty() ? DigitSet() : m_parts.contradicted[cell],
        .stroke = m_parts.style.violation,
        .hasLongSymbols = m_parts.hasLongSymbols,
    };
}

void PencilMarkPainter::paintMarks(QPainter &painter, Cell cell) const
{
    const MarkLook look = this->look(cell, m_parts.plain);
    const QPointF corner = m_parts.layout.cellRect(cell).topLeft();
    const QRectF room = m_parts.room.translated(corner);
    const DigitSet corners = m_parts.board.cornerMarks[cell];
    const DigitSet centre = m_parts.board.centreMarks[cell];
    if (m_grids)
        paintMarksInPlaces(painter, m_grids->in(corner, corners), corners, look);
    else
        paintMarksAroundEdge(painter, room, corners, m_edgeHeight, look);
    if (!centre.isEmpty())
        paintCentreMarks(painter, room, centre, look);
}

void PencilMarkPainter::paintGivenDigits(QPainter &painter, Cell cell) const
{
    const bool isFaint = m_givenDigits[cell].isEmpty();
    const DigitSet digits = isFaint ? m_faintDigits[cell] : m_givenDigits[cell];
    if (digits.isEmpty())
        return;
    const QPointF corner = m_parts.layout.cellRect(cell).topLeft();
    painter.setOpacity(isFaint ? faintOpacity : 1);
    paintMarksInPlaces(painter, m_grids->in(corner, digits), digits, look(cell, m_parts.given));
    painter.setOpacity(1);
}

} // namespace sudoku
