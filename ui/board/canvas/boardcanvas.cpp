#include "ui/board/canvas/boardcanvas.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace sudoku {

BoardCanvas::BoardCanvas(int margin, QWidget *parent) : QWidget(parent), m_margin(margin)
{
    setFocusPolicy(Qt::StrongFocus);
}

BoardLayout BoardCanvas::boardLayout() const
{
    return BoardLayout(shape(), QRectF(rect()).adjusted(m_margin, m_margin, -m_margin, -m_margin),
                       layoutOptions());
}

bool BoardCanvas::stepByKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Left:
        step(0, -1, event.modifiers());
        return true;
    case Qt::Key_Right:
        step(0, 1, event.modifiers());
        return true;
    case Qt::Key_Up:
        step(-1, 0, event.modifiers());
        return true;
    case Qt::Key_Down:
        step(1, 0, event.modifiers());
        return true;
    default:
        return false;
    }
}

std::optional<Cell> BoardCanvas::pressedCell(const QMouseEvent &event) const
{
    return boardLayout().nearestCell(event.position());
}

/// Paints the board again when its focus, or the colours or the font of the window, change.
bool BoardCanvas::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        paintFocus();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        update();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void BoardCanvas::mousePressEvent(QMouseEvent *event)
{
    m_strokeCell = pressedCell(*event);
    if (!m_strokeCell) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_strokeFrom = m_strokeAt = event->position();
    beginStroke(*m_strokeCell, *event);
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_strokeCell)
        return;
    const QPointF from = std::exchange(m_strokeAt, event->position());
    for (const Cell cell : boardLayout().cellsAlong(from, event->position()))
        if (cell != std::exchange(m_strokeCell, cell))
            continueStroke(cell, *event);
    moveStroke(*event);
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    QWidget::mouseReleaseEvent(event);
    if (event->buttons() == Qt::NoButton && std::exchange(m_strokeCell, {}))
        endStroke();
}

} // namespace sudoku
