#include "ui/paint/evidencepainter.h"

#include <QPainter>

#include "ui/paint/candidateshape.h"
#include "ui/paint/celloutline.h"
#include "ui/paint/evidencelinks.h"
#include "ui/paint/markgrid.h"
#include "ui/paint/proposedcell.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

constexpr EvidenceLook nodeOn{EvidenceLook::Shape::Circle, 0};
constexpr EvidenceLook nodeOff{EvidenceLook::Shape::Circle, 0, false, Qt::DashLine};

QColor translucent(QColor colour, qreal alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

EvidencePainter::EvidencePainter(Parts parts) : m_parts(std::move(parts))
{
    const StepEvidence &evidence = m_parts.evidence;
    const auto add = [this](const std::vector<Candidate> &candidates) {
        for (const auto &[cell, digit] : candidates)
            m_digits[cell].insert(digit);
    };
    const auto addNode = [&](const std::vector<Candidate> &node, bool isOn) {
        add(node);
        for (const Candidate &candidate : node)
            if (m_looks[candidate].empty())
                m_looks[candidate].push_back(isOn ? nodeOn : nodeOff);
    };
    for (const EvidenceGroup &group : evidence.groups) {
        add(group.candidates);
        for (const Candidate &candidate : group.candidates)
            m_looks[candidate].push_back(lookOf(group.role, group.index));
    }
    for (const std::vector<ChainLink> &chain : evidence.chains)
        for (const ChainLink &link : chain) {
            addNode(link.from, link.isFromOn);
            addNode(link.to, link.isToOn);
        }
    add(evidence.eliminations);
    for (Cell cell = 0; m_parts.minCandidate > 0 && cell < m_parts.layout.geometry().cellCount(); ++cell)
        if (!marksIn(cell).isEmpty())
            m_digits[cell]; // has no evidence, unless it is known by now
    makeGrids();
}

/// Finds places for the digits of each cell. Leaves pencil marks out where there is no room for them.
void EvidencePainter::makeGrids()
{
    const int digitCount = m_parts.layout.geometry().digitCount();
    const qreal margin = m_parts.room.width() * 0.03;
    std::vector<DigitSet> shown;
    for (const auto &[cell, digits] : m_digits)
        shown.push_back(digits | marksIn(cell));
    const CandidateGrids grids(
        {.rect = m_parts.room.adjusted(margin, margin, -margin, -margin),
         .digitCount = digitCount,
         .columns = markColumns(m_parts.layout.geometry()),
         .widthOfHeight = widthOfHeight(m_parts.strong, digitCount, m_parts.layout.cellSize()),
         .maxHeight =
             m_parts.maxCandidate > 0 ? m_parts.maxCandidate : std::max(m_parts.layout.cellSize() * 0.3, 9.0),
         .fill = 0.8,
         .minLegible = std::max(CandidateGrid::minHeight, m_parts.minCandidate)},
        maxDigitsIn(shown));
    for (const auto &[cell, digits] : m_digits) {
        const QPointF corner = m_parts.layout.cellRect(cell).topLeft();
        m_grids[cell] = grids.in(corner, digits | marksIn(cell));
        if (!m_grids[cell].isLegible() && !digits.isEmpty())
            m_grids[cell] = grids.squeezedIn(corner, digits);
    }
}

DigitSet EvidencePainter::marksIn(Cell cell) const
{
    const DigitSet marks = m_parts.board.cornerMarks[cell] | m_parts.board.centreMarks[cell];
    const std::vector<DigitSet> &candidates = m_parts.evidence.candidates;
    return candidates.empty() ? marks : marks | candidates[cell];
}

bool EvidencePainter::isPlaced(Cell cell) const
{
    return std::ranges::find(m_parts.evidence.placements, cell, &Candidate::cell)
           != m_parts.evidence.placements.end();
}

bool EvidencePainter::isEliminated(const Candidate &candidate) const
{
    return std::ranges::find(m_parts.evidence.eliminations, candidate) != m_parts.evidence.eliminations.end();
}

QRectF EvidencePainter::placeOf(const Candidate &candidate) const
{
    if (isPlaced(candidate.cell))
        return m_parts.layout.cellInterior(candidate.cell);
    const QRectF place = m_grids.at(candidate.cell).place(candidate.digit);
    const qreal side = std::min(place.width(), place.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(place.center());
    return square;
}

void EvidencePainter::paintHouses(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                                  const StepEvidence &evidence)
{
    for (const StepEvidence::House &house : evidence.houses)
        if (house.role == HouseRole::Base)
            for (const Cell cell : house.cells)
                painter.fillRect(layout.cellRect(cell), translucent(style.evidence[0], 0.13));
}

void EvidencePainter::paintCell(QPainter &painter, Cell cell) const
{
    for (const Candidate &placement : m_parts.evidence.placements)
        if (placement.cell == cell) {
            paintPlacement(painter, placement);
            return;
        }
    const CandidateGrid &grid = m_grids.at(cell);
    const DigitSet evidence = m_digits.at(cell);
    for (const Digit digit : evidence | marksIn(cell)) {
        if (!evidence.contains(digit)) {
            if (evidence.isEmpty() && !grid.isLegible())
                paintDot(painter, grid.place(digit));
            else if (grid.packed.isEmpty() ? grid.isLegible() : grid.packed.contains(digit))
                m_parts.plain(grid.height).draw(painter, grid.place(digit).center(), digit);
            continue;
        }
        const Candidate candidate{cell, digit};
        const QRectF place = placeOf(candidate);
        if (const auto looks = m_looks.find(candidate); looks != m_looks.end())
            for (const EvidenceLook &look : looks->second)
                paintShape(painter, place, look);
        const bool isFalse = isEliminated(candidate);
        if (isFalse)
            paintStroke(painter, place);
        (isFalse ? m_parts.eliminated : m_parts.strong)(std::max(grid.height, 3.0))
            .draw(painter, place.center(), digit);
    }
}

/// Paints a candidate that would be too small to be read.
void EvidencePainter::paintDot(QPainter &painter, const QRectF &place) const
{
    const qreal radius = std::min(place.width(), place.height()) * 0.25;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_parts.style.pencilMark);
    painter.drawEllipse(place.center(), radius, radius);
}

void EvidencePainter::paintPlacement(QPainter &painter, const Candidate &placement) const
{
    const QRectF cell = m_parts.layout.cellInterior(placement.cell);
    paintProposedFrame(painter, m_parts.layout, m_parts.style, placement.cell);
    m_parts.placed(cell.height() * proposedDigit).draw(painter, cell.center(), placement.digit);
}

void EvidencePainter::paintShape(QPainter &painter, const QRectF &place, const EvidenceLook &look) const
{
    const QColor &colour = m_parts.style.evidence[look.colour];
    constexpr qreal linePart = 0.0552; // of the place
    const qreal line = place.width() * linePart;
    const qreal width = std::clamp(line, m_parts.layout.thinLine(), m_parts.layout.thinLine() * 2);
    paintCandidateShape(painter, place, look.shape, QPen(colour, width, look.pen),
                        look.isFilled ? QBrush(translucent(colour, 0.28)) : QBrush(Qt::NoBrush));
}

void EvidencePainter::paintStroke(QPainter &painter, const QRectF &place) const
{
    const QRectF box = place.adjusted(place.width() * 0.08, place.height() * 0.08, -place.width() * 0.08,
                                      -place.height() * 0.08);
    painter.setPen(QPen(m_parts.style.violation, std::max(m_parts.layout.thinLine(), place.width() * 0.06)));
    painter.drawLine(box.bottomLeft(), box.topRight());
}

void EvidencePainter::paintAbove(QPainter &painter) const
{
    const BoardLayout &layout = m_parts.layout;
    const qreal width = std::max(layout.thinLine() * 1.5, layout.cellSize() * 0.04);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_parts.style.evidence[evidenceColourCount - 1], width, Qt::SolidLine, Qt::FlatCap));
    for (const StepEvidence::House &house : m_parts.evidence.houses)
        if (house.role == HouseRole::Cover)
            for (const QPolygonF &outline : cellOutlines(layout, house.cells, layout.thickLine() / 2 + width))
                painter.drawPath(dashedOutline(outline, layout.cellSize() / 3));
    const LinkStyle style{[this](const Candidate &candidate) { return placeOf(candidate); },
                          std::max(layout.thinLine() * 1.2, layout.cellSize() * 0.025),
                          layout.cellSize() * 0.3,
                          layout.board(),
                          m_parts.style.finding,
                          m_parts.style.background};
    for (const std::vector<ChainLink> &chain : m_parts.evidence.chains)
        paintLinks(painter, chain, style);
}

} // namespace sudoku
