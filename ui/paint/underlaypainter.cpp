#include "ui/paint/underlaypainter.h"

#include "ui/paint/boardhighlights.h"
#include "ui/paint/celloutline.h"
#include "ui/paint/cluepainter.h"
#include "ui/paint/drawingpainter.h"
#include "ui/paint/drawtext.h"
#include "ui/paint/evidencepainter.h"
#include "ui/paint/findingspainter.h"
#include "ui/paint/gridlines.h"
#include "ui/paint/groundpainter.h"
#include "ui/paint/markpainter.h"
#include "ui/paint/picturepart.h"
#include "ui/paint/proposedcell.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>

namespace sudoku {
namespace {

UnknownRegions unknownRegionsOf(const Board &board)
{
    return {board.entries.regions(), board.regionLinks};
}

} // namespace

UnderlayPainter::UnderlayPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board,
                                 const MarkPainter &marks)
    : m_layout(layout),
      m_style(style),
      m_board(board),
      m_marks(marks)
{
}

void UnderlayPainter::paint(QPainter &painter, const BoardHighlights &highlights,
                            const FindingsPainter &findings, const ClipArea &clip) const
{
    const GroundPainter grounds(m_layout, m_style, clip);
    const PicturePart belowLines(painter, "grounds");
    grounds.paint(painter, m_board, highlights.cells);
    paintProposed(painter, highlights.findings);
    EvidencePainter::paintHouses(painter, m_layout, m_style, highlights.findings.evidence);
    findings.paintGrounds(painter);
    const CluePainter clues(m_layout, m_style, highlights.findings.numbered);
    clues.paintGrounds(painter);
    const DrawingPainter drawings(m_layout, m_style);
    drawings.paintBelow(painter, m_board.info.drawings);
    m_marks.paint(painter, MarkLayer::Tints, MarkLayer::Rings, clip);
    paintGridLines(painter, m_layout, m_style, clip, unknownRegionsOf(m_board));
    m_marks.paint(painter, MarkLayer::Cages, MarkLayer::Cages, clip);
    drawings.paintAbove(painter, m_board.info.drawings);
    const PicturePart aboveLines(painter, "signs");
    paintCoordinates(painter, clip);
    paintViolations(painter, highlights, clip);
    grounds.paintSecondPlaces(painter, highlights.cells);
    paintOutlined(painter, highlights);
    clues.paintLines(painter);
    paintCursor(painter, highlights);
    m_marks.paint(painter, MarkLayer::Labels, MarkLayer::Outside, clip);
    if (highlights.hasFog)
        drawings.paintFog(painter, cellsInFog(m_board));
}

/// Tints the cells with proposed digits.
void UnderlayPainter::paintProposed(QPainter &painter, const BoardFindings &findings) const
{
    for (const DifferingCell &change : findings.changes)
        paintProposedGround(painter, m_layout, m_style, change.cell);
    for (const Candidate &placement : findings.evidence.placements)
        paintProposedGround(painter, m_layout, m_style, placement.cell);
}

void UnderlayPainter::paintCoordinates(QPainter &painter, const ClipArea &clip) const
{
    if (!m_layout.hasCoordinates())
        return;
    const QFont font = m_style.fontOf(m_layout.columnLabel(0).height() * 0.68);
    for (int i = 0; i < m_layout.geometry().size(); ++i) {
        for (const QRectF &label : {m_layout.rowLabel(i), m_layout.columnLabel(i)})
            if (clip.intersects(label))
                drawText(painter, label, Qt::AlignCenter, QString::number(i + 1), font, m_style.coordinates);
    }
}

void UnderlayPainter::paintViolations(QPainter &painter, const BoardHighlights &highlights,
                                      const ClipArea &clip) const
{
    const qreal inset = m_layout.cellSize() * 0.07;
    painter.setPen(QPen(m_style.violation, std::max(m_layout.thinLine() * 1.6, m_layout.cellSize() * 0.05)));
    painter.setBrush(Qt::NoBrush);
    for (Cell cell = 0; cell < std::ssize(highlights.cells); ++cell)
        if (highlights.cells[cell].isViolation && reaches(m_layout, cell, clip))
            painter.drawEllipse(m_layout.cellInterior(cell).adjusted(inset, inset, -inset, -inset));
}

/// Paints the outlines beyond those of cages, which are dashed and further inside.
void UnderlayPainter::paintOutlined(QPainter &painter, const BoardHighlights &highlights) const
{
    const qreal width = std::max(m_layout.thinLine() * 2, m_layout.cellSize() * 0.04);
    const qreal inset = m_layout.thinLine() + width / 2;
    QColor ground = m_style.cursor;
    ground.setAlphaF(0.08F);
    painter.setPen(QPen(m_style.cursor, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const std::vector<Cell> &cells : highlights.outlined) {
        for (const Cell cell : cells)
            painter.fillRect(m_layout.cellRect(cell), ground);
        for (const QPolygonF &polygon : cellOutlines(m_layout, cells, inset))
            painter.drawPolygon(polygon);
    }
}

/// Paints the frame of the cursor, with gaps for labels.
void UnderlayPainter::paintCursor(QPainter &painter, const BoardHighlights &highlights) const
{
    if (!highlights.cursor)
        return;
    QRegion room = m_layout.cellRect(*highlights.cursor).toAlignedRect();
    for (const QRectF &label : m_marks.labels())
        room -= label.toAlignedRect().adjusted(-1, -1, 1, 1);
    painter.save();
    painter.setClipRegion(room, Qt::IntersectClip);
    const qreal width = highlights.hasFocus ? m_layout.cursorLine() : m_layout.thinLine();
    const qreal inset = width / 2;
    painter.setPen(QPen(m_style.cursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_layout.cellInterior(*highlights.cursor).adjusted(inset, inset, -inset, -inset));
    painter.restore();
}

} // namespace sudoku
