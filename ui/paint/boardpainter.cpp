#include "ui/paint/boardpainter.h"

#include "ui/paint/cluepainter.h"
#include "ui/paint/evidencepainter.h"
#include "ui/paint/findingspainter.h"
#include "ui/paint/gridlines.h"
#include "ui/paint/livemarkpainter.h"
#include "ui/paint/markgrid.h"
#include "ui/paint/markpainter.h"
#include "ui/paint/pencilmarkpainter.h"
#include "ui/paint/picturepart.h"
#include "ui/paint/underlaypainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <map>
#include <memory>

namespace sudoku {
namespace {

constexpr qreal labelDistance = 0.03;   // of a digit from the label above it, in cells
constexpr qreal printedDistance = 0.05; // the same on paper, and from the line below
constexpr qreal maxHaloed = 0.4;        // of a cell: greater digits are legible on lines too

/// Returns which part of \a height, that of digits, is free below the labels of all cells with digits.
qreal partBelowLabels(const BoardLayout &layout, const Board &board, const MarkPainter &marks, qreal height)
{
    constexpr qreal minPart = 0.7; // smaller, and digits are hard to read
    qreal part = 1;
    for (Cell cell = 0; cell < layout.geometry().cellCount(); ++cell) {
        const QRectF interior = layout.cellInterior(cell);
        if (board.digitAt(cell) == noDigit || marks.labelBottom(cell) <= interior.top())
            continue;
        const qreal free =
            interior.bottom() - marks.labelBottom(cell) - 2 * printedDistance * layout.cellSize();
        part = std::min(part, free / height);
    }
    return std::max(part, minPart);
}

} // namespace

BoardPainter::BoardPainter(const BoardLayout &layout, const BoardStyle &style, const SymbolSet &symbols,
                           GlyphCache &cache)
    : m_layout(layout),
      m_style(style),
      m_symbols(symbols),
      m_cache(cache)
{
}

BoardPainter::~BoardPainter() = default;

void BoardPainter::paint(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                         const ClipArea &clip)
{
    paintBelow(painter, board, highlights, clip);
    paintAbove(painter, board, highlights, clip);
}

/// Returns the marks of the rules, and sets what depends on them.
const MarkPainter &BoardPainter::marksOf(const Board &board)
{
    if (!m_marks) {
        m_marks = std::make_unique<MarkPainter>(m_layout, m_style, board);
        m_halo = m_marks->fillsCells() || !board.info.drawings.empty() ? m_style.background : QColor();
        m_room = roomForMarks(true);
        m_widerRoom = roomForMarks(false);
    }
    return *m_marks;
}

void BoardPainter::paintBelow(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                              const ClipArea &clip)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkPainter &marks = marksOf(board);
    const FindingsPainter findings(m_layout, m_style, marks, highlights.findings);
    UnderlayPainter(m_layout, m_style, board, marks).paint(painter, highlights, findings, clip);
}

void BoardPainter::paintAbove(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                              const ClipArea &clip)
{
    m_clip = clip;
    m_cache.trim();
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkPainter &marks = marksOf(board);
    const FindingsPainter findings(m_layout, m_style, marks, highlights.findings);
    const EvidencePainter evidence =
        evidencePainter(board, highlights, board.puzzle.constraints.empty() ? m_widerRoom : m_room);
    const bool hasFindings = !highlights.findings.isEmpty(); // else a page keeps its black ink as it is
    if (hasFindings) {
        painter.save();
        keepClear(painter, marks.labels());
    }
    const PicturePart aboveDigits(painter, "highlights");
    const PencilMarkPainter pencilMarks = pencilMarkPainter(board, highlights, marks);
    paintContents(painter, board, highlights,
                  {marks, pencilMarks, evidence, findings, liveMarkPainter(board, highlights, marks),
                   findings.candidateGrids(m_room, glyphsOfHeight(true, m_style.good))});
    pencilMarks.paintLines(painter);
    evidence.paintAbove(painter);
    findings.paintFrames(painter);
    CluePainter(m_layout, m_style, highlights.findings.numbered)
        .paintAbove(painter, glyphsOfHeight(false, m_style.coordinates));
    if (hasFindings)
        painter.restore();
}

MarkSizes BoardPainter::markSizes(const Board &board, const BoardHighlights &highlights)
{
    return pencilMarkPainter(board, highlights, marksOf(board)).sizes();
}

bool BoardPainter::drawsDots(const Board &board, const BoardFindings &findings)
{
    const MarkPainter &marks = marksOf(board);
    const FindingsPainter painter(m_layout, m_style, marks, findings);
    return painter.drawsDots(painter.candidateGrids(m_room, glyphsOfHeight(true, m_style.good)));
}

Digit BoardPainter::nearestDigit(const Board &board, const BoardHighlights &highlights, Cell cell,
                                 DigitSet digits, QPointF point)
{
    return pencilMarkPainter(board, highlights, marksOf(board)).nearestDigit(cell, digits, point);
}

/// Lets nothing be painted over \a labels from now on.
void BoardPainter::keepClear(QPainter &painter, const std::vector<QRectF> &labels) const
{
    if (labels.empty())
        return;
    const qreal around = m_layout.thinLine();
    const qreal beyond = m_layout.cellSize(); // where clues around the board are
    QPainterPath room;
    room.setFillRule(Qt::OddEvenFill);
    room.addRect(m_layout.board().adjusted(-beyond, -beyond, beyond, beyond));
    for (const QRectF &label : labels)
        room.addRect(label.adjusted(-around, -around, around, around));
    painter.setClipPath(room, Qt::IntersectClip);
}

void BoardPainter::paintContents(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                                 const CellPainters &painters)
{
    // On the screen digits would become smaller while one types.
    const qreal share =
        m_style.isOnScreen()
            ? 1
            : partBelowLabels(m_layout, board, painters.marks,
                              glyphs(m_style.givenFontOf(digitHeight()), m_style.given).capitalHeight());
    const DigitGlyphs digits = digitGlyphs(digitHeight() * share);
    const GlyphsOfHeight marks = glyphsOfHeight(false, m_style.pencilMark);
    const GlyphsOfHeight strongMarks = glyphsOfHeight(true, m_style.good);
    const bool areMarksClipped = m_clip.hasManyParts() && m_layout.pixelRatio() > 0
                                 && highlights.findings.isEmpty() && highlights.drawn.isEmpty();
    for (Cell cell = 0; cell < m_layout.geometry().cellCount(); ++cell) {
        if (!isVisible(cell))
            continue;
        if (painters.evidence.fills(cell)) {
            painters.evidence.paintCell(painter, cell);
        } else if (painters.findings.fills(cell, board.digitAt(cell))) {
            painters.findings.paintCell(painter, cell, painters.findingGrids, marks, strongMarks);
        } else if (board.digitAt(cell) != noDigit) {
            paintOwnDigit(painter, cell, board, highlights, digits, painters.marks.labelBottom(cell));
        } else if (!highlights.drawn.isEmpty() || m_clip.intersects(m_layout.cellRect(cell))) {
            paintMarks(painter, cell, painters, areMarksClipped);
        }
    }
}

/// Paints the small digits of a cell. If they are clipped, it is to their cell: that is faster than to all
/// cells that are painted.
void BoardPainter::paintMarks(QPainter &painter, Cell cell, const CellPainters &painters,
                              bool areClipped) const
{
    if (areClipped) {
        painter.save();
        painter.setClipRect(m_layout.cellRect(cell), Qt::IntersectClip);
    }
    painters.pencilMarks.paintCell(painter, cell);
    painters.live.paintCell(painter, cell);
    if (areClipped)
        painter.restore();
}

BoardPainter::DigitGlyphs BoardPainter::digitGlyphs(qreal height)
{
    return {.givens = glyphs(m_style.givenFontOf(height), m_style.given),
            .entries = glyphs(m_style.fontOf(height), m_style.entry),
            .bold = glyphs(m_style.fontOf(height, true), m_style.entry),
            .wrong = glyphs(m_style.fontOf(height), m_style.violation),
            .evidence = glyphs(m_style.givenFontOf(height), m_style.finding)};
}

/// Paints the digit that the board has in \a cell, below the labels, which end at \a labelBottom.
void BoardPainter::paintOwnDigit(QPainter &painter, Cell cell, const Board &board,
                                 const BoardHighlights &highlights, const DigitGlyphs &glyphs,
                                 qreal labelBottom) const
{
    const CellHighlight highlight = highlights.cells.empty() ? CellHighlight() : highlights.cells[cell];
    const NumberedClues::Clue *clue = highlights.findings.numbered.at(cell);
    const Glyphs &own = clue && !clue->ruledOut.empty() ? glyphs.evidence
                        : board.isGiven(cell)           ? glyphs.givens
                        : highlight.isBold              ? glyphs.bold
                                                        : glyphs.entries;
    const PicturePart part(painter, board.isGiven(cell) ? "clues" : "entries");
    const QPointF centre = digitCentre(cell, own.capitalHeight(), labelBottom);
    paintDigit(painter, highlight.isWrong ? glyphs.wrong : own, centre, board.digitAt(cell),
               highlight.isWrong);
}

/// Returns the size of the letters in which all digits fit their cells.
qreal BoardPainter::digitHeight()
{
    constexpr qreal maxWidth = 0.8; // of a cell
    const bool isLong = m_symbols.hasLongSymbols(digitCount());
    const qreal height = m_layout.cellSize() * (isLong ? 0.56 : 0.64) * m_style.digitScale;
    const Glyphs &all = glyphs(m_style.givenFontOf(height), m_style.given);
    qreal widest = 0;
    for (Digit digit = 1; digit <= digitCount(); ++digit)
        widest = std::max(widest, all.width(digit));
    return height * std::min(1.0, m_layout.cellSize() * maxWidth / widest);
}

/// Returns the place of a digit: the middle of its cell, or below the labels if it would touch them.
QPointF BoardPainter::digitCentre(Cell cell, qreal height, qreal labelBottom) const
{
    const QRectF interior = m_layout.cellInterior(cell);
    const qreal lowest = std::max(interior.center().y(), interior.bottom() - height / 2);
    const qreal distance = m_style.isOnScreen() ? labelDistance : printedDistance;
    const qreal below = labelBottom + m_layout.cellSize() * distance + height / 2;
    return {interior.center().x(), std::clamp(below, interior.center().y(), lowest)};
}

/// Paints a digit; a wrong one is struck through, like a mark that is contradicted.
void BoardPainter::paintDigit(QPainter &painter, const Glyphs &glyphs, QPointF centre, Digit digit,
                              bool isWrong) const
{
    glyphs.draw(painter, centre, digit);
    if (!isWrong)
        return;
    const QPointF reach(m_layout.cellSize() * 0.3, -m_layout.cellSize() * 0.3);
    painter.setPen(QPen(m_style.violation, std::max(m_layout.thickLine() * 0.7, m_layout.thinLine()),
                        Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - reach, centre + reach);
}

PencilMarkPainter BoardPainter::pencilMarkPainter(const Board &board, const BoardHighlights &highlights,
                                                  const MarkPainter &marks)
{
    const QRectF wholeCell(0, 0, m_layout.cellSize(), m_layout.cellSize());
    return PencilMarkPainter({
        .layout = m_layout,
        .style = m_style,
        .board = board,
        .marks = marks,
        .room = LiveMarkPainter::roomForPencilMarks(m_room, highlights.live),
        .widerRoom = LiveMarkPainter::roomForPencilMarks(m_widerRoom & wholeCell.adjusted(1, 1, -1, -1),
                                                         highlights.live),
        .plain = narrowGlyphs(false, m_style.pencilMark),
        .given = narrowGlyphs(false, m_style.given),
        .highlighted = narrowGlyphs(true, m_style.given),
        .lit = narrowGlyphs(true, m_style.entry),
        .place = narrowGlyphs(false, m_style.entry),
        .dots = m_cache.dots(),
        .hasLongSymbols = m_symbols.hasLongSymbols(digitCount()),
        .inPlaces = highlights.marksInPlaces,
        .highlightedDigit = highlights.markedDigit,
        .contradicted = highlights.contradictedMarks,
        .filtered = highlights.filtered,
        .drawn = highlights.drawn,
        .penStart = highlights.penStart,
    });
}

LiveMarkPainter BoardPainter::liveMarkPainter(const Board &board, const BoardHighlights &highlights,
                                              const MarkPainter &marks)
{
    return LiveMarkPainter({
        .layout = m_layout,
        .style = m_style,
        .board = board,
        .painted = marks,
        .marks = highlights.live,
        .room = m_room,
        .plain = glyphsOfHeight(false, m_style.liveMark, true),
        .strong = glyphsOfHeight(true, m_style.liveMark, true),
        .deciding = glyphsOfHeight(true, m_style.good, true),
    });
}

EvidencePainter BoardPainter::evidencePainter(const Board &board, const BoardHighlights &highlights,
                                              const QRectF &room)
{
    return EvidencePainter({
        .layout = m_layout,
        .style = m_style,
        .board = board,
        .evidence = highlights.findings.evidence,
        .room = room,
        .plain = glyphsOfHeight(false, m_style.pencilMark),
        .strong = glyphsOfHeight(true, m_style.given),
        .placed = glyphsOfHeight(true, m_style.good),
        .eliminated = glyphsOfHeight(true, m_style.violation),
        .maxCandidate = highlights.marksInPlaces == MarksInPlaces::Centre && digitCount() <= 9
                            ? markHeight(m_layout.cellSize())
                            : 0,
        .minCandidate = highlights.minCandidate,
    });
}

/// Returns the glyphs of small digits and of those that an analysis shows.
GlyphsOfHeight BoardPainter::glyphsOfHeight(bool isBold, const QColor &colour, bool isSlanted)
{
    QFont font = m_style.fontOf(1, isBold);
    font.setItalic(isSlanted);
    return glyphsOfFont(font, colour);
}

/// Returns the glyphs of pencil marks, narrow where digits are numbers of two figures.
GlyphsOfHeight BoardPainter::narrowGlyphs(bool isBold, const QColor &colour)
{
    QFont font = m_style.fontOf(1, isBold);
    if (m_symbols.hasLongSymbols(digitCount()))
        font.setStretch(QFont::SemiCondensed);
    return glyphsOfFont(font, colour);
}

/// Returns the glyphs of \a font at any height. Looks each height up once.
GlyphsOfHeight BoardPainter::glyphsOfFont(const QFont &font, const QColor &colour)
{
    return [this, font, colour,
            known = std::make_shared<std::map<int, const Glyphs *>>()](qreal height) -> const Glyphs & {
        const Glyphs *&found = (*known)[static_cast<int>(height)];
        if (!found) {
            QFont sized = font;
            sized.setPixelSize(std::max(1, static_cast<int>(height)));
            found = &glyphs(sized, colour, height < m_layout.cellSize() * maxHaloed ? m_halo : QColor());
        }
        return *found;
    };
}

/// Returns the square within the frame of the cursor, which may be in any cell; cages are at the place of the
/// frame.
QRectF BoardPainter::withinFrame(Cell cell) const
{
    const QRectF interior = m_layout.cellInterior(cell);
    const qreal side = std::min(interior.width(), interior.height()) - 2 * m_layout.cursorLine();
    QRectF room(0, 0, side, side);
    room.moveCenter(interior.center());
    return room;
}

/// Returns the part of a cell, from its upper left corner, where marks may be in all cells: so they have one
/// size and each its place.
QRectF BoardPainter::roomForMarks(bool isWithinFrame) const
{
    QRectF room(0, 0, m_layout.cellSize(), m_layout.cellSize());
    for (Cell cell = 0; cell < m_layout.geometry().cellCount(); ++cell)
        room &= m_marks->roomIn(cell, isWithinFrame ? withinFrame(cell) : m_layout.cellInterior(cell))
                    .translated(-m_layout.cellRect(cell).topLeft());
    return room;
}

bool BoardPainter::isVisible(Cell cell) const
{
    return reaches(m_layout, cell, m_clip);
}

const Glyphs &BoardPainter::glyphs(const QFont &font, const QColor &colour, const QColor &halo)
{
    return m_cache.glyphs(m_symbols, digitCount(), font, colour, halo, m_layout.pixelRatio(),
                          m_style.isOnScreen());
}

} // namespace sudoku
