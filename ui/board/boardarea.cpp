#include "ui/board/boardarea.h"

#include "ui/board/boardview.h"

#include <QWheelEvent>

#include <algorithm>

namespace sudoku {
namespace {

constexpr qreal zoomStep = 1.2;
constexpr qreal maxZoom = 6;

} // namespace

BoardArea::BoardArea(BoardView *view, QWidget *parent) : QScrollArea(parent), m_view(view)
{
    setWidget(view);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignCenter);
    setFocusPolicy(Qt::NoFocus); // the board is the one place for the keyboard here
    setFocusProxy(view);
    connect(view, &BoardView::currentCellChanged, this, &BoardArea::showCurrentCell);
    connect(view, &BoardView::symbolsChanged, this, &BoardArea::resizeView);
}

void BoardArea::zoomIn()
{
    setZoom(m_zoom * zoomStep);
}

void BoardArea::zoomOut()
{
    setZoom(m_zoom / zoomStep);
}

void BoardArea::zoomToFit()
{
    setZoom(1);
}

void BoardArea::setZoom(qreal zoom)
{
    m_zoom = std::clamp(zoom, 1.0, maxZoom);
    resizeView();
    showCurrentCell();
}

void BoardArea::resizeView()
{
    m_view->resize((QSizeF(maximumViewportSize()) * m_zoom).toSize().expandedTo(m_view->minimumSizeHint()));
}

void BoardArea::showCurrentCell()
{
    const BoardLayout layout = m_view->boardLayout();
    const QRect cell = layout.cellRect(m_view->currentCell()).toRect();
    const int margin = static_cast<int>(layout.cellSize());
    ensureVisible(cell.center().x(), cell.center().y(), margin, margin);
}

void BoardArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    resizeView();
}

void BoardArea::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QScrollArea::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() > 0)
        zoomIn();
    else if (event->angleDelta().y() < 0)
        zoomOut();
}

} // namespace sudoku
