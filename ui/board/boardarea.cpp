#include "ui/board/boardarea.h"

#include "ui/board/boardview.h"

#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace sudoku {
namespace {

constexpr qreal zoomStep = 1.2;
constexpr qreal maxZoom = 6;
constexpr int edge = 16; // around a magnified board, so that no rounding makes it smaller

} // namespace

BoardArea::BoardArea(BoardView *view, QWidget *parent) : QScrollArea(parent), m_view(view)
{
    setWidget(view);
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignCenter);
    setFocusPolicy(Qt::NoFocus); // the board is the one place for the keyboard here
    setFocusProxy(view);
    connect(view, &BoardView::currentCellChanged, this, &BoardArea::showCell);
    connect(view, &BoardView::findingsChanged, this, &BoardArea::showFindings);
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
    emit zoomed(); // a magnified board may have all the width
    resizeView();
    keepInSight();
}

void BoardArea::resizeView()
{
    const QSizeF room = maximumViewportSize();
    m_view->resize((room * m_zoom).toSize().expandedTo(m_view->minimumSizeHint()));
    if (!isMagnified())
        return;
    // The room beside the board would grow with it.
    const QSize whole = m_view->boardLayout().whole().toAlignedRect().size() + QSize(edge, edge);
    m_view->resize(whole.boundedTo(m_view->size()).expandedTo(viewport()->size()));
}

BoardArea::Anchor BoardArea::anchorAt(QPointF onScreen) const
{
    const BoardLayout layout = m_view->boardLayout();
    const QPointF onView = m_view->mapFromGlobal(onScreen);
    return {(onView - layout.board().topLeft()) / layout.cellSize(), onScreen};
}

void BoardArea::keepInSight()
{
    if (!m_anchor) {
        showCell(m_view->currentCell());
        return;
    }
    const BoardLayout layout = m_view->boardLayout();
    const QPointF onView = layout.board().topLeft() + m_anchor->onBoard * layout.cellSize();
    const QPoint moved = (m_view->mapToGlobal(onView) - m_anchor->onScreen).toPoint();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + moved.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + moved.y());
}

void BoardArea::showCell(Cell cell)
{
    const BoardLayout layout = m_view->boardLayout();
    const QPoint centre = layout.cellRect(cell).toRect().center();
    const int margin = static_cast<int>(layout.cellSize());
    ensureVisible(centre.x(), centre.y(), margin, margin);
}

/// Shows what a step concludes, or the first cell of what is said.
void BoardArea::showFindings()
{
    const BoardFindings &findings = m_view->findings();
    for (const auto *candidates : {&findings.evidence.placements, &findings.evidence.eliminations})
        if (!candidates->empty()) {
            showCell(candidates->front().cell);
            return;
        }
    if (!findings.reasons.empty())
        showCell(findings.reasons.front());
}

void BoardArea::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    resizeView();
    keepInSight(); // a zoom gives the area more width only now
}

void BoardArea::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QScrollArea::wheelEvent(event);
        return;
    }
    const QScopedValueRollback anchor(m_anchor, std::optional(anchorAt(event->globalPosition())));
    if (event->angleDelta().y() > 0)
        zoomIn();
    else if (event->angleDelta().y() < 0)
        zoomOut();
}

} // namespace sudoku
