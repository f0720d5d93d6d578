#include "ui/paint/groundpainter.h"

#include "ui/paint/cellcolours.h"
#include "ui/paint/gridlines.h"
#include "ui/paint/picturepart.h"

#include <QPainter>
#include <QPainterPath>

namespace sudoku {

GroundPainter::GroundPainter(const BoardLayout &layout, const BoardStyle &style, const ClipArea &clip)
    : m_layout(layout),
      m_style(style),
      m_clip(clip)
{
}

void GroundPainter::paint(QPainter &painter, const Board &board,
                          std::span<const CellHighlight> highlights) const
{
    paintBackground(painter);
    for (Cell cell = 0; cell < std::ssize(highlights); ++cell)
        if (const QColor ground = groundOf(highlights[cell]); isVisible(cell) && !isPaper(ground))
            painter.fillRect(m_layout.cellRect(cell), ground);
    paintColours(painter, board, highlights);
}

/// Paints the paper of the cells; holes show what is below.
void GroundPainter::paintBackground(QPainter &painter) const
{
    if (!m_style.hasGround)
        return;
    const PicturePart part(painter, "background");
    const Geometry &geometry = m_layout.geometry();
    if (!geometry.hasHoles())
        return painter.fillRect(m_layout.board(), m_style.background);
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        painter.fillRect(m_layout.cellRect(cell), m_style.background);
}

/// Paints the player's colours of cells. A coloured cell keeps its colour when it is highlighted: then it has
/// a rim.
void GroundPainter::paintColours(QPainter &painter, const Board &board,
                                 std::span<const CellHighlight> highlights) const
{
    const qreal width = m_layout.snapped(m_layout.cellSize() * 0.13);
    for (Cell cell = 0; cell < std::ssize(board.colours); ++cell) {
        if (board.colours[cell].isEmpty() || !isVisible(cell))
            continue;
        const QRectF rect = m_layout.cellRect(cell);
        paintCellColours(painter, rect, board.colours[cell], m_style);
        CellHighlight highlight = highlights.empty() ? CellHighlight() : highlights[cell];
        highlight.isPeer = false;
        const QColor ground = groundOf(highlight);
        if (ground == m_style.background)
            continue;
        QPainterPath rim; // filled where its two rectangles differ
        rim.addRect(rect);
        rim.addRect(rect.adjusted(width, width, -width, -width));
        painter.fillPath(rim, ground);
    }
}

/// Returns whether \a ground is already there, see paintBackground().
bool GroundPainter::isPaper(const QColor &ground) const
{
    return m_style.hasGround && ground == m_style.background;
}

QColor GroundPainter::groundOf(const CellHighlight &highlight) const
{
    if (highlight.isSelected)
        return m_style.selection;
    if (highlight.isViolation)
        return m_style.violationGround;
    if (highlight.isSameDigit)
        return m_style.sameDigit;
    return highlight.isPeer || highlight.isPlace ? m_style.peer : m_style.background;
}

void GroundPainter::paintSecondPlaces(QPainter &painter, std::span<const CellHighlight> highlights) const
{
    const qreal width = m_layout.snapped(m_layout.thinLine() * 2);
    const qreal inset = m_layout.cellSize() * 0.0625;
    for (Cell cell = 0; cell < std::ssize(highlights); ++cell) {
        if (!highlights[cell].isSecondPlace || !isVisible(cell))
            continue;
        QRectF line = m_layout.cellInterior(cell).adjusted(inset, 0, -inset, 0);
        line.setTop(line.bottom() - width);
        painter.fillRect(line, m_style.evidence[1]);
    }
}

bool GroundPainter::isVisible(Cell cell) const
{
    return reaches(m_layout, cell, m_clip);
}

} // namespace sudoku
