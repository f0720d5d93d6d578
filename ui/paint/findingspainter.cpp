#include "ui/paint/findingspainter.h"

#include "ui/paint/candidategrid.h"
#include "ui/paint/celloutline.h"
#include "ui/paint/markgrid.h"
#include "ui/paint/markpainter.h"
#include "ui/paint/proposedcell.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sudoku {

namespace {

const DifferingCell *find(const std::vector<DifferingCell> &cells, Cell cell)
{
    const auto found = std::ranges::find(cells, cell, &DifferingCell::cell);
    return found == cells.end() ? nullptr : &*found;
}

} // namespace

bool FindingsPainter::fills(Cell cell, Digit digit) const
{
    const std::vector<Candidate> &struck = m_findings.numbered.struck;
    return find(m_findings.differing, cell) || find(m_findings.changes, cell)
           || std::ranges::find(struck, cell, &Candidate::cell) != struck.end()
           || (digit == noDigit && !m_findings.candidates.empty() && !m_findings.candidates[cell].isEmpty());
}

void FindingsPainter::paintGrounds(QPainter &painter) const
{
    QColor tint = m_style.finding; // translucent, for cells that are in several outlines
    tint.setAlphaF(0.13F);
    for (const std::vector<Cell> &cells : m_findings.reasonOutlines)
        for (const Cell cell : cells)
            painter.fillRect(m_layout.cellRect(cell), tint);
}

/// Returns the outlines, with one around all cages together: their dots tell them apart.
std::vector<std::vector<Cell>> FindingsPainter::shownOutlines() const
{
    std::vector<std::vector<Cell>> outlines;
    std::vector<Cell> inCages;
    for (const std::vector<Cell> &cells : m_findings.reasonOutlines)
        if (m_marks.hasCage(cells))
            inCages.insert(inCages.end(), cells.begin(), cells.end());
        else
            outlines.push_back(cells);
    if (!inCages.empty())
        outlines.push_back(std::move(inCages));
    return outlines;
}

void FindingsPainter::paintFrames(QPainter &painter) const
{
    const std::vector<std::vector<Cell>> outlines = shownOutlines();
    const std::vector<int> levels = levelsOf(m_layout.geometry(), outlines);
    for (std::size_t i = 0; i < levels.size(); ++i)
        paintOutline(painter, outlines[i], levels[i]);
    const qreal width = std::max(m_layout.thinLine() * 2, m_layout.cellSize() * 0.06);
    const qreal inset = m_layout.cellSize() * 0.08 + width / 2;
    painter.setPen(QPen(m_style.finding, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : m_findings.reasons)
        if (!m_findings.numbered.at(cell))
            painter.drawRect(m_layout.cellInterior(cell).adjusted(inset, inset, -inset, -inset));
}

/// Paints one solid line within the cells, between their edges and the dots of cages. Outlines that share
/// cells are drawn one within the other, so that each is visible.
void FindingsPainter::paintOutline(QPainter &painter, const std::vector<Cell> &cells, int level) const
{
    constexpr int outlineLevels = 4;
    const qreal size = m_layout.cellSize();
    const qreal width = m_layout.snapped(std::max(m_layout.thinLine() * 2, size * 0.03));
    const qreal inset =
        m_layout.thickLine() / 2 + (level % outlineLevels) * (width + size * 0.03) + width / 2;
    painter.setPen(QPen(m_style.finding, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF &polygon : cellOutlines(m_layout, cells, inset))
        painter.drawPolygon(polygon);
}

CandidateGrids FindingsPainter::candidateGrids(const QRectF &room, const GlyphsOfHeight &strong) const
{
    const qreal margin = room.width() * 0.05;
    const int digitCount = m_layout.geometry().digitCount();
    return {{room.adjusted(margin, margin, -margin, -margin), digitCount, markColumns(m_layout.geometry()),
             widthOfHeight(strong, digitCount, m_layout.cellSize()),
             std::max(m_layout.cellSize() * 0.3, 9.0)},
            maxDigitsIn(m_findings.candidates)};
}

bool FindingsPainter::drawsDots(const CandidateGrids &grids) const
{
    return std::ranges::any_of(m_findings.candidates, [&](DigitSet digits) {
        return digits.size() > 1 && !grids.in({}, digits).isLegible();
    });
}

void FindingsPainter::paintCell(QPainter &painter, Cell cell, const CandidateGrids &grids,
                                const GlyphsOfHeight &plain, const GlyphsOfHeight &strong) const
{
    if (const DifferingCell *pair = find(m_findings.differing, cell))
        paintPair(painter, *pair, strong);
    else if (const DifferingCell *change = find(m_findings.changes, cell))
        paintProposal(painter, *change, strong);
    else if (!m_findings.candidates.empty())
        paintCandidates(painter, cell, grids, plain, strong);
}

QRectF FindingsPainter::belowLabels(Cell cell) const
{
    QRectF room = m_layout.cellInterior(cell);
    room.setTop(std::max(room.top(), m_marks.labelBottom(cell)));
    return room;
}

void FindingsPainter::paintPair(QPainter &painter, const DifferingCell &pair,
                                const GlyphsOfHeight &strong) const
{
    const QRectF cell = belowLabels(pair.cell);
    const qreal step = cell.width() * 0.23;
    const Glyphs &glyphs = strong(cell.height() * 0.4);
    const auto offset = [&](Digit digit) { // a wide number stays clear of the lines
        return QPointF(std::min(step, (cell.width() - glyphs.width(digit)) / 2 - 1), step * 0.75);
    };
    glyphs.draw(painter, cell.center() - offset(pair.first), pair.first);
    glyphs.draw(painter, cell.center() + offset(pair.second), pair.second);
    const qreal inset = cell.width() * 0.16;
    painter.setPen(QPen(m_style.finding, std::max(m_layout.thinLine(), cell.width() * 0.03)));
    painter.drawLine(cell.bottomLeft() + QPointF(inset, -inset), cell.topRight() + QPointF(-inset, inset));
}

void FindingsPainter::paintProposal(QPainter &painter, const DifferingCell &change,
                                    const GlyphsOfHeight &strong) const
{
    const QRectF cell = m_layout.cellInterior(change.cell);
    paintProposedFrame(painter, m_layout, m_style, change.cell);
    const Glyphs &glyphs = strong(cell.height() * proposedDigit);
    if (change.second != noDigit) {
        glyphs.draw(painter, cell.center(), change.second);
        return;
    }
    glyphs.draw(painter, cell.center(), change.first);
    const QPointF reach(cell.width() * 0.26, -cell.height() * 0.26);
    painter.setPen(QPen(m_style.violation, std::max(m_layout.thinLine(), cell.width() * 0.04)));
    painter.drawLine(cell.center() - reach, cell.center() + reach);
}

void FindingsPainter::paintCandidates(QPainter &painter, Cell cell, const CandidateGrids &grids,
                                      const GlyphsOfHeight &plain, const GlyphsOfHeight &strong) const
{
    const DigitSet digits = m_findings.candidates[cell];
    if (digits.isSingle()) {
        const QRectF rect = m_layout.cellInterior(cell);
        strong(rect.height() * 0.5).draw(painter, rect.center(), digits.first());
        return;
    }
    const CandidateGrid grid = grids.in(m_layout.cellRect(cell).topLeft(), digits);
    if (!grid.isLegible()) {
        paintDots(painter, cell, grid);
        return;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.good, m_layout.thinLine()));
    for (const Digit digit : digits) {
        const QRectF place = grid.place(digit);
        const bool isDeciding = decidingIn(cell).contains(digit);
        (isDeciding ? strong : plain)(grid.height).draw(painter, place.center(), digit);
        if (isDeciding)
            painter.drawRect(place);
    }
}

/// Paints dots in place of digits that would be too small: each at its place, and a square if the digit
/// leaves one solution.
void FindingsPainter::paintDots(QPainter &painter, Cell cell, const CandidateGrid &grid) const
{
    const qreal size = std::min(grid.step.width(), grid.step.height());
    painter.setPen(Qt::NoPen);
    for (const Digit digit : m_findings.candidates[cell]) {
        const QPointF centre = grid.place(digit).center();
        if (decidingIn(cell).contains(digit)) {
            painter.fillRect(QRectF(centre - QPointF(size, size) * 0.42, QSizeF(size, size) * 0.84),
                             m_style.good);
        } else {
            painter.setBrush(m_style.pencilMark);
            painter.drawEllipse(centre, size * 0.25, size * 0.25);
        }
    }
}

DigitSet FindingsPainter::decidingIn(Cell cell) const
{
    return m_findings.decidingCandidates.empty() ? DigitSet() : m_findings.decidingCandidates[cell];
}

} // namespace sudoku
