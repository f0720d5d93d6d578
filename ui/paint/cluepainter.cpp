#include "ui/paint/cluepainter.h"

#include "ui/paint/celloutline.h"
#include "ui/paint/drawtext.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

// As parts of a cell, except where it says pixels.
constexpr qreal frameInset = 0.05;
constexpr qreal frameRadius = 0.06;
constexpr qreal discRadius = 0.135;
constexpr qreal minDiscRadius = 5; // pixels
constexpr qreal discCentre = 0.2;
constexpr qreal figureHeight = 1.4; // of the radius of the disc
constexpr qreal struckHeight = 0.32;
constexpr qreal aroundStruck = 0.27;
constexpr qreal toFrame = 0.45;
constexpr qreal faint = 0.35; // the strength of the steps that are not pointed at
constexpr qreal evidenceTint = 0.14;

} // namespace

void CluePainter::paintGrounds(QPainter &painter) const
{
    for (const Cell cell : m_clues.without)
        painter.fillRect(m_layout.cellRect(cell), m_style.violationGround);
    for (const NumberedClues::Clue &clue : m_clues.clues)
        if (!clue.ruledOut.empty())
            painter.fillRect(m_layout.cellRect(clue.cell),
                             blend(m_style.background, m_style.finding, evidenceTint * strength(clue.step)));
}

void CluePainter::paintLines(QPainter &painter) const
{
    for (const NumberedClues::Clue &clue : m_clues.clues) {
        painter.setOpacity(strength(clue.step));
        paintLine(painter, clue);
    }
    painter.setOpacity(1);
}

/// Paints a line from \a clue to each cell that it rules out, from one to the next where they lie behind each
/// other, and clear of the digits that are struck there.
void CluePainter::paintLine(QPainter &painter, const NumberedClues::Clue &clue) const
{
    const qreal size = m_layout.cellSize();
    painter.setPen(QPen(m_style.finding, lineWidth(), Qt::SolidLine, Qt::FlatCap));
    const QPointF start = m_layout.cellRect(clue.cell).center();
    std::vector<QPointF> stops;
    for (const Cell cell : clue.ruledOut)
        stops.push_back(m_layout.cellRect(cell).center());
    const auto distance = [&](QPointF point) { return QLineF(start, point).length(); };
    std::ranges::sort(stops, {}, distance);
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const QLineF whole(start, stops[i]);
        qreal from = size * toFrame;
        for (std::size_t j = 0; j < i; ++j) { // the last one before it in the same direction
            const QLineF before(start, stops[j]);
            if (std::abs(before.dx() * whole.dy() - before.dy() * whole.dx()) < size
                && before.dx() * whole.dx() + before.dy() * whole.dy() > 0)
                from = before.length() + size * aroundStruck;
        }
        const qreal to = whole.length() - size * aroundStruck;
        if (to > from)
            painter.drawLine(whole.pointAt(from / whole.length()), whole.pointAt(to / whole.length()));
    }
}

void CluePainter::paintAbove(QPainter &painter, const GlyphsOfHeight &plain) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.violation, lineWidth(), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    for (const QPolygonF &outline :
         cellOutlines(m_layout, m_clues.without, m_layout.thickLine() / 2 + lineWidth() / 2))
        painter.drawPolygon(outline);
    for (const Candidate &struck : m_clues.struck)
        paintStruck(painter, struck, plain);
    for (const NumberedClues::Clue &clue : m_clues.clues) {
        painter.setOpacity(strength(clue.step));
        paintClue(painter, clue);
    }
    painter.setOpacity(1);
}

/// Paints the frame of \a clue and its number; what only takes its own cell has the number alone.
void CluePainter::paintClue(QPainter &painter, const NumberedClues::Clue &clue) const
{
    const QRectF cell = m_layout.cellRect(clue.cell);
    const qreal size = cell.width();
    const bool isEvidence = !clue.ruledOut.empty();
    const QColor &colour = isEvidence ? m_style.finding : m_style.coordinates;
    if (isEvidence) {
        const qreal inset = size * frameInset;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, lineWidth()));
        painter.drawRoundedRect(cell.adjusted(inset, inset, -inset, -inset), size * frameRadius,
                                size * frameRadius);
    }
    const qreal radius = std::max(minDiscRadius, size * discRadius);
    const qreal offset = std::max(radius, size * discCentre);
    const QPointF centre = cell.topLeft() + QPointF(offset, offset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
    const QRectF disc(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    drawText(painter, disc, Qt::AlignCenter, QString::number(clue.step),
             m_style.fontOf(radius * figureHeight, true), m_style.background);
}

void CluePainter::paintStruck(QPainter &painter, const Candidate &struck, const GlyphsOfHeight &plain) const
{
    const QRectF cell = m_layout.cellRect(struck.cell);
    const qreal height = cell.height() * struckHeight;
    int step = 0;
    for (const NumberedClues::Clue &clue : m_clues.clues)
        if (std::ranges::count(clue.ruledOut, struck.cell) > 0)
            step = clue.step;
    painter.setOpacity(strength(step));
    plain(height).draw(painter, cell.center(), struck.digit);
    painter.setPen(QPen(m_style.violation, lineWidth()));
    const QPointF reach(height * 0.6, -height * 0.6);
    painter.drawLine(cell.center() - reach, cell.center() + reach);
    painter.setOpacity(1);
}

qreal CluePainter::strength(int step) const
{
    return m_clues.shownStep == 0 || m_clues.shownStep == step ? 1 : faint;
}

qreal CluePainter::lineWidth() const
{
    return m_layout.snapped(std::max(m_layout.thinLine() * 2, m_layout.cellSize() * 0.03));
}

} // namespace sudoku
