#include "ui/paint/pencilmarkpainter.h"

#include "ui/paint/markgrid.h"
#include "ui/paint/markpainter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// The width of two narrow figures of the board's typeface, as a part of their height. It is the same for all
/// figures. Measured at a small size, it would be rounded.
constexpr qreal widthOfNarrowNumber = 0.98;

} // namespace

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
    const bool isOnScreen = layout.pixelRatio() > 0;
    MarkRoom room{.rect = m_parts.room,
                  .cellSize = layout.cellSize(),
                  .widthOfHeight = m_parts.hasLongSymbols
                                       ? widthOfNarrowNumber
                                       : widthOfHeight(m_parts.plain, digitCount, layout.cellSize()),
                  .isOnScreen = isOnScreen};
    m_grid = markGrid(layout.geometry(), room);
    room.rect = m_parts.widerRoom;
    if (const CandidateGrid wider = markGrid(layout.geometry(), room);
        !m_grid.isLegible() && wider.isLegible())
        m_grid = wider;
    const int maxCorners = maxDigitsIn(m_parts.board.cornerMarks);
    const bool isTight = digitCount > 9 && maxCorners > 4; // three numbers in a row
    m_edgeHeight = m_parts.room.height() * (isTight ? 0.25 : 0.32);
    m_centreHeight = heightOfCentreMarks();
    if (m_parts.inPlaces == MarksInPlaces::Centre) {
        m_edgeHeight = std::min(m_edgeHeight, m_grid.height);
        m_centreHeight = std::min(m_centreHeight, m_grid.height);
    }
    const auto isLegible = [isOnScreen](qreal height) {
        return !isOnScreen || height >= CandidateGrid::minHeight;
    };
    m_areCornersInPlaces = m_parts.inPlaces == MarksInPlaces::Corner || maxCorners > maxMarksAroundEdge
                           || !isLegible(m_edgeHeight);
    m_areCentresInPlaces = !isLegible(m_centreHeight);
}

/// Returns the height at which the centre marks of each cell fit it.
qreal PencilMarkPainter::heightOfCentreMarks() const
{
    qreal height = m_parts.room.height();
    for (std::size_t cell = 0; cell < m_parts.board.centreMarks.size(); ++cell)
        if (const DigitSet marks = m_parts.board.centreMarks[cell]; !marks.isEmpty())
            height = std::min(height, centreMarkHeight(m_parts.room.size(), marks,
                                                       look(static_cast<Cell>(cell), m_parts.plain)));
    return height;
}

DigitSet PencilMarkPainter::filteredIn(Cell cell) const
{
    return m_parts.filtered.empty() ? DigitSet() : m_parts.filtered[cell];
}

void PencilMarkPainter::paintCell(QPainter &painter, Cell cell) const
{
    const bool isMarked =
        !m_parts.board.cornerMarks[cell].isEmpty() || !m_parts.board.centreMarks[cell].isEmpty();
    const bool isGiven = !m_givenDigits[cell].isEmpty() || !m_faintDigits[cell].isEmpty();
    if (isMarked)
        paintMarks(painter, cell);
    else if (isGiven)
        paintGivenDigits(painter, cell);
    else if (const DigitSet places = filteredIn(cell); !places.isEmpty())
        paintInPlaces(
            painter, cell, places,
            {.glyphs = {m_parts.place, m_parts.highlighted, m_parts.place}, .ink = m_parts.style.entry});
}

MarkLook PencilMarkPainter::look(Cell cell, const GlyphsOfHeight &plain) const
{
    return {
        .glyphs = {plain, m_parts.highlighted, m_parts.lit},
        .highlighted = m_parts.highlightedDigit,
        .lit = filteredIn(cell),
        .ink = m_parts.style.pencilMark,
        .litInk = m_parts.style.entry,
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
    const QRectF room = m_parts.room.translated(m_parts.layout.cellRect(cell).topLeft());
    const DigitSet corners = m_parts.board.cornerMarks[cell];
    const DigitSet centre = m_parts.board.centreMarks[cell];
    const bool isGrid = m_parts.inPlaces == MarksInPlaces::Centre && corners.isEmpty();
    DigitSet inPlaces;
    if (m_areCornersInPlaces)
        inPlaces = corners;
    else
        paintMarksAroundEdge(painter, room, corners, m_edgeHeight, look);
    if (isGrid || m_areCentresInPlaces)
        inPlaces = inPlaces | centre;
    else if (!centre.isEmpty())
        paintCentreMarks(painter, room, centre, m_centreHeight, look);
    paintInPlaces(painter, cell, inPlaces, look);
}

void PencilMarkPainter::paintInPlaces(QPainter &painter, Cell cell, DigitSet digits,
                                      const MarkLook &look) const
{
    CandidateGrid grid = m_grid;
    grid.origin += m_parts.layout.cellRect(cell).topLeft();
    if (grid.isLegible())
        paintMarksInPlaces(painter, grid, digits, look);
    else
        paintMarkDots(painter, grid, digits, look);
}

void PencilMarkPainter::paintGivenDigits(QPainter &painter, Cell cell) const
{
    const bool isFaint = m_givenDigits[cell].isEmpty();
    MarkLook look = this->look(cell, m_parts.given);
    look.ink = m_parts.style.given;
    painter.setOpacity(isFaint ? faintOpacity : 1);
    paintInPlaces(painter, cell, isFaint ? m_faintDigits[cell] : m_givenDigits[cell], look);
    painter.setOpacity(1);
}

} // namespace sudoku
