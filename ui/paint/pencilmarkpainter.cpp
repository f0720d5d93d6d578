#include "ui/paint/pencilmarkpainter.h"

#include "ui/paint/candidateshape.h"
#include "ui/paint/cellcolours.h"
#include "ui/paint/evidencelinks.h"
#include "ui/paint/markgrid.h"
#include "ui/paint/markpainter.h"
#include "ui/paint/picturepart.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// The width of two narrow figures of the board's typeface, as a part of their height. It is the same for all
/// figures. Measured at a small size, it would be rounded.
constexpr qreal widthOfNarrowNumber = 0.98;

/// Returns \a line as an inference: a solid one says that at least one end is true.
ChainLink linkOf(const CandidateLine &line)
{
    return {.from = {line.from}, .to = {line.to}, .isFromOn = line.isWeak, .isToOn = !line.isWeak};
}

} // namespace

PencilMarkPainter::PencilMarkPainter(Parts parts)
    : m_parts(std::move(parts)),
      m_givenDigits(m_parts.marks.smallDigits(false)),
      m_faintDigits(m_parts.marks.smallDigits(true))
{
    for (const ColouredCandidate &coloured : m_parts.drawn.colours)
        m_drawn[coloured.candidate.cell].insert(coloured.candidate.digit);
    for (const CandidateLine &line : m_parts.drawn.lines)
        for (const Candidate &end : {line.from, line.to})
            m_drawn[end.cell].insert(end.digit);
    if (m_parts.penStart)
        m_drawn[m_parts.penStart->cell].insert(m_parts.penStart->digit);
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
    const bool areAllInPlaces = m_parts.inPlaces == MarksInPlaces::All;
    m_areCornersInPlaces = areAllInPlaces || m_parts.inPlaces == MarksInPlaces::Corner
                           || maxCorners > maxMarksAroundEdge || !isLegible(m_edgeHeight);
    m_areCentresInPlaces = areAllInPlaces || !isLegible(m_centreHeight);
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

CandidateGrid PencilMarkPainter::gridIn(Cell cell) const
{
    CandidateGrid grid = m_grid;
    grid.origin += m_parts.layout.cellRect(cell).topLeft();
    return grid;
}

/// Returns the square about the place of \a candidate, a little larger than that: digits fill their places.
QRectF PencilMarkPainter::placeOf(const Candidate &candidate) const
{
    constexpr qreal part = 1.1;
    const CandidateGrid grid = gridIn(candidate.cell);
    const qreal side = std::min(grid.step.width(), grid.step.height()) * part;
    QRectF square(0, 0, side, side);
    square.moveCenter(grid.place(candidate.digit).center());
    return square;
}

Digit PencilMarkPainter::nearestDigit(Cell cell, DigitSet digits, QPointF point) const
{
    const CandidateGrid grid = gridIn(cell);
    const auto distance = [&](Digit digit) { return QLineF(grid.place(digit).center(), point).length(); };
    Digit nearest = digits.first();
    for (const Digit digit : digits)
        if (distance(digit) < distance(nearest))
            nearest = digit;
    return nearest;
}

DigitSet PencilMarkPainter::filteredIn(Cell cell) const
{
    return m_parts.filtered.empty() ? DigitSet() : m_parts.filtered[cell];
}

void PencilMarkPainter::paintCell(QPainter &painter, Cell cell) const
{
    const PicturePart part(painter, "pencil-marks");
    const bool isMarked =
        !m_parts.board.cornerMarks[cell].isEmpty() || !m_parts.board.centreMarks[cell].isEmpty();
    const bool isGiven = !m_givenDigits[cell].isEmpty() || !m_faintDigits[cell].isEmpty();
    if (m_drawn.contains(cell))
        paintDrawnCell(painter, cell);
    else if (isMarked)
        paintMarks(painter, cell);
    else if (isGiven)
        paintGivenDigits(painter, cell);
    else if (const DigitSet places = filteredIn(cell); !places.isEmpty())
        paintInPlaces(painter, cell, places, lookOfPlaces());
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

/// Returns the look of digits that a filter shows in cells without marks.
MarkLook PencilMarkPainter::lookOfPlaces() const
{
    return {.glyphs = {m_parts.place, m_parts.highlighted, m_parts.place}, .ink = m_parts.style.entry};
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

/// Paints the marks of a cell, or the digits that a filter shows there, with what is drawn on them.
void PencilMarkPainter::paintDrawnCell(QPainter &painter, Cell cell) const
{
    DigitSet coloured;
    for (const ColouredCandidate &each : m_parts.drawn.colours)
        if (each.candidate.cell == cell) {
            paintColour(painter, each);
            coloured.insert(each.candidate.digit);
        }
    const DigitSet marks = m_parts.board.cornerMarks[cell] | m_parts.board.centreMarks[cell];
    const DigitSet plain = marks.isEmpty() ? m_drawn.at(cell) | m_givenDigits[cell] : marks;
    paintInPlaces(painter, cell, plain - coloured, look(cell, m_parts.plain));
    if (marks.isEmpty())
        paintInPlaces(painter, cell, filteredIn(cell) - plain, lookOfPlaces());
    if (!m_grid.isLegible())
        return; // the shape itself is the dot
    MarkLook ownLook = look(cell, m_parts.given);
    ownLook.highlighted = noDigit; // its box would hide the colour
    paintInPlaces(painter, cell, coloured, ownLook);
}

void PencilMarkPainter::paintColour(QPainter &painter, const ColouredCandidate &coloured) const
{
    const CandidateColour look = candidateColour(coloured.colour, m_parts.style);
    const QRectF place = placeOf(coloured.candidate);
    const qreal width = std::max(m_parts.layout.thinLine(), place.width() * 0.06);
    paintCandidateShape(painter, place, look.shape, QPen(look.edge, width),
                        m_grid.isLegible() ? look.ground : look.edge);
}

void PencilMarkPainter::paintLines(QPainter &painter) const
{
    const BoardLayout &layout = m_parts.layout;
    const LinkStyle style{[this](const Candidate &candidate) { return placeOf(candidate); },
                          std::max(layout.thinLine() * 1.2, layout.cellSize() * 0.025),
                          layout.cellSize() * 0.3,
                          layout.board(),
                          m_parts.style.entry,
                          m_parts.style.background};
    for (const CandidateLine &line : m_parts.drawn.lines)
        paintLinks(painter, {linkOf(line)}, style);
    if (!m_parts.penStart)
        return;
    const qreal radius = placeOf(*m_parts.penStart).width() / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_parts.style.cursor, style.width));
    painter.drawEllipse(placeOf(*m_parts.penStart).center(), radius, radius);
}

void PencilMarkPainter::paintInPlaces(QPainter &painter, Cell cell, DigitSet digits,
                                      const MarkLook &look) const
{
    const CandidateGrid grid = gridIn(cell);
    if (grid.isLegible())
        paintMarksInPlaces(painter, grid, digits, look);
    else
        paintMarkDots(painter, grid, digits, look, m_parts.dots, m_parts.layout.pixelRatio());
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
