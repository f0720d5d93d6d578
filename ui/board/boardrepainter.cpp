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
            &m_widget, [this] { updateChanged(); }, Qt::QueuedConnection);
}

void BoardRepainter::repaintAll()
{
    m_isStale = true;
    m_widget.update();
}

/// Makes the frame that is shown the one of now, and has the cells painted that look otherwise.
void BoardRepainter::updateChanged()
{
    if (!std::exchange(m_isStale, false))
        return;
    const BoardFrame before = std::exchange(m_frame, m_look.frame());
    const std::optional<std::vector<Cell>> cells = changedCells(before, m_frame);
    if (!cells || (mayMarkSizesDiffer(before, m_frame) && markSizes(before) != markSizes(m_frame))) {
        m_widget.update();
        return;
    }
    const BoardLayout layout = m_look.layout();
    const qreal around = layout.frameLine();
    QRegion region;
    for (const Cell cell : *cells)
        region += layout.cellRect(cell).adjusted(-around, -around, around, around).toAlignedRect();
    m_widget.update(region);
}

MarkSizes BoardRepainter::markSizes(const BoardFrame &frame)
{
    const BoardLayout layout = m_look.layout();
    const BoardStyle style = m_look.style();
    return BoardPainter(layout, style, *frame.symbols, m_glyphs).markSizes(frame.board, frame.highlights);
}

void BoardRepainter::paint(const QRegion &region)
{
    if ((QRegion(m_widget.rect()) - region).isEmpty() && std::exchange(m_isStale, false))
        m_frame = m_look.frame();
    updateChanged(); // or a part would be of now, and what is around it older
    const BoardLayout layout = m_look.layout();
    const BoardStyle style = m_look.style();
    QPainter painter(&m_widget);
    BoardPainter(layout, style, *m_frame.symbols, m_glyphs)
        .paint(painter, m_frame.board, m_frame.highlights, region);
}

} // namespace sudoku
