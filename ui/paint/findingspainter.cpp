#include "ui/paint/findingspainter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

const DifferingCell *find(const std::vector<DifferingCell> &cells, Cell cell)
{
    const auto found = std::ranges::find(cells, cell, &DifferingCell::cell);
    return found == cells.end() ? nullptr : &*found;
}

} // namespace

bool FindingsPainter::fills(Cell cell) const
{
    return find(m_findings.differing, cell) || find(m_findings.changes, cell)
           || (!m_findings.candidates.empty() && !m_findings.candidates[cell].isEmpty());
}

void FindingsPainter::paintFrames(QPainter &painter) const
{
    for (const std::vector<Cell> &cells : m_findings.reasonOutlines)
        paintOutline(painter, cells);
    const qreal width = std::max(m_layout.thinLine() * 2, m_layout.cellSize() * 0.06);
    const qreal inset = m_layout.cellSize() * 0.08 + width / 2;
    painter.setPen(QPen(m_style.finding, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const Cell cell : m_findings.reasons)
        painter.drawRect(m_layout.cellInterior(cell).adjusted(inset, inset, -inset, -inset));
}

void FindingsPainter::paintOutline(QPainter &painter, const std::vector<Cell> &cells) const
{
    QPainterPath area;
    area.setFillRule(Qt::WindingFill); // overlapping cells become one shape
    for (const Cell cell : cells) {
        const qreal overlap = 0.5;
        area.addRect(m_layout.cellRect(cell).adjusted(-overlap, -overlap, overlap, overlap));
    }
    const qreal width = std::max(m_layout.thickLine(), m_layout.cellSize() * 0.06);
    painter.setPen(QPen(m_style.finding, width, Qt::DashLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(area.simplified());
}

void FindingsPainter::paintCell(QPainter &painter, Cell cell, const GlyphsOfHeight &plain,
                                const GlyphsOfHeight &strong) const
{
    if (const DifferingCell *pair = find(m_findings.differing, cell))
        paintPair(painter, *pair, strong);
    else if (const DifferingCell *change = find(m_findings.changes, cell))
        paintProposal(painter, *change, strong);
    else
        paintCandidates(painter, cell, plain, strong);
}

void FindingsPainter::paintPair(QPainter &painter, const DifferingCell &pair,
                                const GlyphsOfHeight &strong) const
{
    const QRectF cell = m_layout.cellInterior(pair.cell);
    const qreal step = cell.width() * 0.23;
    const Glyphs &glyphs = strong(cell.height() * 0.4);
    glyphs.draw(painter, cell.center() - QPointF(step, step * 0.75), pair.first);
    glyphs.draw(painter, cell.center() + QPointF(step, step * 0.75), pair.second);
    const qreal inset = cell.width() * 0.16;
    painter.setPen(QPen(m_style.finding, std::max(m_layout.thinLine(), cell.width() * 0.03)));
    painter.drawLine(cell.bottomLeft() + QPointF(inset, -inset), cell.topRight() + QPointF(-inset, inset));
}

void FindingsPainter::paintProposal(QPainter &painter, const DifferingCell &change,
                                    const GlyphsOfHeight &strong) const
{
    const QRectF cell = m_layout.cellInterior(change.cell);
    const qreal inset = cell.width() * 0.1;
    painter.setPen(
        QPen(m_style.good, std::max(m_layout.thinLine() * 1.5, cell.width() * 0.05), Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(inset, inset, -inset, -inset));
    strong(cell.height() * 0.56).draw(painter, cell.center(), change.second);
}

void FindingsPainter::paintCandidates(QPainter &painter, Cell cell, const GlyphsOfHeight &plain,
                                      const GlyphsOfHeight &strong) const
{
    const QRectF rect = m_layout.cellInterior(cell);
    const int digitCount = m_layout.geometry().digitCount();
    const DigitSet digits = m_findings.candidates[cell];
    const DigitSet deciding =
        m_findings.decidingCandidates.empty() ? DigitSet() : m_findings.decidingCandidates[cell];
    if (digits.isSingle()) { // forced
        strong(rect.height() * 0.5).draw(painter, rect.center(), digits.first());
        return;
    }
    const int columns = static_cast<int>(std::ceil(std::sqrt(digitCount)));
    const qreal margin = rect.width() * 0.05;
    const qreal step = (rect.width() - 2 * margin) / columns;
    const qreal height = step * (digitCount > 9 ? 0.62 : 0.8);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.good, std::max(m_layout.thinLine(), step * 0.08)));
    for (const Digit digit : digits) {
        const QPointF place((digit - 1) % columns + 0.5, (digit - 1) / columns + 0.5);
        const QPointF centre = rect.topLeft() + QPointF(margin, margin) + place * step;
        const bool isDeciding = deciding.contains(digit);
        (isDeciding ? strong : plain)(height).draw(painter, centre, digit);
        if (isDeciding)
            painter.drawRect(QRectF(centre - QPointF(step, step) * 0.46, QSizeF(step, step) * 0.92));
    }
}

} // namespace sudoku
