#include "ui/board/accessible/boardannouncer.h"

#include "ui/board/accessible/boardaccessible.h"
#include "ui/board/accessible/cellaccessible.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

#include <QEvent>

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

void send(QAccessibleInterface *what, QAccessible::Event type)
{
    QAccessibleEvent event(what, type);
    QAccessible::updateAccessibility(&event);
}

std::vector<Cell> without(const std::vector<Cell> &cells, const std::vector<Cell> &others)
{
    std::vector<Cell> rest;
    std::ranges::set_difference(cells, others, std::back_inserter(rest));
    return rest;
}

} // namespace

BoardAnnouncer::BoardAnnouncer(BoardView &view)
    : QObject(&view),
      m_view(view),
      m_selected(view.selectedCells())
{
    connect(&view, &BoardView::shapeShown, this, &BoardAnnouncer::announceShape);
    connect(&view.document(), &Document::boardChanged, this, &BoardAnnouncer::announceContents);
    connect(&view.editor(), &BoardEditor::roleChanged, this, &BoardAnnouncer::announceContents);
    connect(&view.editor(), &BoardEditor::penChanged, this, &BoardAnnouncer::announceContents);
    connect(&view, &BoardView::symbolsChanged, this, &BoardAnnouncer::announceContents);
    connect(&view, &BoardView::findingsChanged, this, &BoardAnnouncer::announceContents);
    connect(&view, &BoardView::liveMarksChanged, this, [this] {
        if (m_view.liveMarks().isFinal) // what comes before changes many times a second
            announceContents();
    });
    connect(&view, &BoardView::shownBoardChanged, this, &BoardAnnouncer::announceContents);
    connect(&view, &BoardView::selectionChanged, this, &BoardAnnouncer::announceSelection);
    connect(&view, &BoardView::currentCellChanged, this, &BoardAnnouncer::announceFocus);
    view.installEventFilter(this);
}

bool BoardAnnouncer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_view && event->type() == QEvent::FocusIn)
        announceFocusLater();
    return false;
}

void BoardAnnouncer::announceShape()
{
    m_selected.clear();
    if (!QAccessible::isActive())
        return;
    QAccessibleTableModelChangeEvent event(&m_view, QAccessibleTableModelChangeEvent::ModelReset);
    QAccessible::updateAccessibility(&event);
    announceFocusLater(); // the cell that had the focus is gone, and the view has not chosen one yet
}

void BoardAnnouncer::announceContents()
{
    if (!QAccessible::isActive())
        return;
    // Only cells that were asked for have names that may be out of date.
    for (CellAccessible *cell : BoardAccessible::of(m_view).knownCells())
        cell->announceChanges();
}

void BoardAnnouncer::announceSelection()
{
    if (!QAccessible::isActive())
        return;
    const std::vector<Cell> before = std::exchange(m_selected, m_view.selectedCells());
    const BoardAccessible &board = BoardAccessible::of(m_view);
    for (const Cell cell : without(before, m_selected))
        if (board.knows(cell))
            send(board.cell(cell), QAccessible::SelectionRemove);
    for (const Cell cell : without(m_selected, before))
        if (board.knows(cell) || cell == m_view.currentCell())
            send(board.cell(cell), QAccessible::SelectionAdd);
    if (m_selected != before && m_selected.size() > 1)
        send(&BoardAccessible::of(m_view), QAccessible::SelectionWithin);
}

void BoardAnnouncer::announceFocus()
{
    if (QAccessible::isActive() && m_view.hasFocus())
        send(BoardAccessible::of(m_view).cell(m_view.currentCell()), QAccessible::Focus);
}

void BoardAnnouncer::announceFocusLater()
{
    // Runs after the current event, because Qt itself announces that the board as a whole has the focus.
    QMetaObject::invokeMethod(this, &BoardAnnouncer::announceFocus, Qt::QueuedConnection);
}

} // namespace sudoku
