#include "ui/board/boardrepainter.h"

#include <QPainter>
#include <QWidget>

#include <utility>

namespace sudoku {

BoardRepainter::BoardRepainter(QWidget &widget, Look look)
    : m_widget(widget),
      m_look(std::move(look)),
      m_frame(m_look.frame())
{
}

void BoardRepainter::refresh()
{
    if (!std::exchange(m_isStale, true))
        QMetaObject::invokeMethod(
            &m_widget, [this] { m_widget.update(takeChanges()); }, Qt::QueuedConnection);
}

void BoardRepainter::repaintAll()
{
    m_isStale = true;
    m_brush.reset();
    m_widget.update();
}

/// Returns what paints the frame: another one where the board has another size or style.
BoardRepainter::Brush &BoardRepainter::brush()
{
    BoardLayout layout = m_look.layout();
    BoardStyle style = m_look.style();
    if (!m_brush || m_brush->layout != layout || m_brush->style != style) {
        m_brush = std::make_unique<Brush>(std::move(layout), std::move(style), *m_frame.symbols, m_glyphs);
        m_underlay.invalidate(m_widget.rect());
    }
    return *m_brush;
}

/// Makes the frame that is shown the one of now, and returns the part that looks otherwise.
QRegion BoardRepainter::takeChanges()
{
    if (!std::exchange(m_isStale, false))
        return {};
    const BoardFrame before = std::exchange(m_frame, m_look.frame());
    const std::optional<ChangedCells> cells = changedCells(before, m_frame);
    if (!cells) {
        m_brush.reset();
        return m_widget.rect();
    }
    const BoardLayout &layout = brush().layout;
    m_underlay.invalidate(regionOf(layout, cells->below));
    if (mayMarkSizesDiffer(before, m_frame) && haveMarksOtherSizes(before))
        return m_widget.rect();
    return regionOf(layout, cells->all);
}

/// Returns whether the marks of the frame have other sizes than those of the one \a before.
bool BoardRepainter::haveMarksOtherSizes(const BoardFrame &before)
{
    Brush &brush = this->brush();
    if (!brush.sizes)
        brush.sizes = brush.painter.markSizes(before.board, before.highlights);
    const MarkSizes sizes = brush.painter.markSizes(m_frame.board, m_frame.highlights);
    return std::exchange(brush.sizes, sizes) != sizes;
}

QRegion BoardRepainter::regionOf(const BoardLayout &layout, const std::vector<Cell> &cells) const
{
    const qreal around = spansCells(m_frame) ? layout.frameLine() : 0;
    QRegion region;
    for (const Cell cell : cells)
        region += layout.cellRect(cell).adjusted(-around, -around, around, around).toAlignedRect();
    return region;
}

void BoardRepainter::paint(const QRegion &region)
{
    // A part would be of now, and what is around it older.
    if (const QRegion others = takeChanges() - region; !others.isEmpty())
        m_widget.update(others);
    BoardPainter &board = brush().painter;
    QPainter painter(&m_widget);
    m_underlay.copy(painter, m_widget, [&](QPainter &below, const QRegion &part) {
        board.paintBelow(below, m_frame.board, m_frame.highlights, part);
    });
    board.paintAbove(painter, m_frame.board, m_frame.highlights, region);
}

} // namespace sudoku
