#include "ui/list/collection/evenlistview.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace sudoku {

EvenListView::EvenListView(QWidget *parent) : QListView(parent)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
}

int EvenListView::rowCount() const
{
    return model() ? model()->rowCount() : 0;
}

int EvenListView::rowHeight() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return std::max(1, itemDelegate()->sizeHint(option, indexOf(0)).height());
}

QModelIndex EvenListView::indexOf(int row) const
{
    return row < rowCount() ? model()->index(row, 0) : QModelIndex();
}

QRect EvenListView::visualRect(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const int height = rowHeight();
    return {0, index.row() * height - verticalOffset(), viewport()->width(), height};
}

/// Returns the rows that are seen somewhere between two heights of the viewport, in either order.
QItemSelection EvenListView::rowsBetween(int top, int bottom) const
{
    const int above = std::min(top, bottom) + verticalOffset();
    const int below = std::max(top, bottom) + verticalOffset();
    const int height = rowHeight();
    const int first = std::max(above, 0) / height;
    const int last = std::min(below / height, rowCount() - 1);
    return below < 0 || first > last ? QItemSelection() : QItemSelection(indexOf(first), indexOf(last));
}

QModelIndex EvenListView::indexAt(const QPoint &place) const
{
    const QItemSelection rows = rowsBetween(place.y(), place.y());
    if (rows.isEmpty() || place.x() < 0 || place.x() >= viewport()->width())
        return {};
    return rows.front().topLeft();
}

void EvenListView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    executeDelayedItemsLayout(); // or the scroll bar may not know the row yet
    const QRect row = visualRect(index);
    const int space = viewport()->height() - row.height(); // besides the row
    int by = 0;
    if (hint == PositionAtTop || (hint == EnsureVisible && row.top() < 0))
        by = row.top();
    else if (hint == PositionAtBottom || (hint == EnsureVisible && row.top() > space))
        by = std::min(row.top(), row.top() - space);
    else if (hint == PositionAtCenter)
        by = row.top() - space / 2;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + by);
    viewport()->update(visualRect(index));
}

void EvenListView::doItemsLayout()
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): QListView would look at each row
    QAbstractItemView::doItemsLayout();
}

void EvenListView::updateGeometries()
{
    const int height = rowHeight();
    verticalScrollBar()->setSingleStep(height);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, rowCount() * height - viewport()->height()));
    QAbstractItemView::updateGeometries(); // NOLINT(bugprone-parent-virtual-call): the same
}

void EvenListView::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(0, 0); // forgets a pressed row, to which it would scroll back
    scrollDirtyRegion(dx, dy);
    viewport()->scroll(dx, dy);
}

void EvenListView::paintEvent(QPaintEvent *event)
{
    executeDelayedItemsLayout(); // rows that went may have been the last ones
    const bool hasKeyboard = hasFocus() || viewport()->hasFocus();
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    if (option.state & QStyle::State_Enabled)
        option.palette.setCurrentColorGroup(QPalette::Normal); // also in a window behind others
    QPainter painter(viewport());
    for (const QModelIndex &index : rowsBetween(event->rect().top(), event->rect().bottom()).indexes()) {
        option.rect = visualRect(index);
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, hasKeyboard && index == currentIndex());
        itemDelegate()->paint(&painter, option, index);
    }
}

QModelIndex EvenListView::moveCursor(CursorAction action, Qt::KeyboardModifiers /*modifiers*/)
{
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return indexOf(0);
    const int page = std::max(1, viewport()->height() / rowHeight() - 1); // a row stays in sight
    const auto moved = [&](int by) { return indexOf(std::clamp(current.row() + by, 0, rowCount() - 1)); };
    switch (action) {
    case MoveUp:
    case MovePrevious:
        return moved(-1);
    case MoveDown:
    case MoveNext:
        return moved(1);
    case MovePageUp:
        return moved(-page);
    case MovePageDown:
        return moved(page);
    case MoveHome:
        return indexOf(0);
    case MoveEnd:
        return indexOf(rowCount() - 1);
    case MoveLeft:
    case MoveRight:
        break;
    }
    return current;
}

void EvenListView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    selectionModel()->select(rowsBetween(rect.top(), rect.bottom()), command);
}

QRegion EvenListView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection)
        region += visualRect(range.topLeft()).united(visualRect(range.bottomRight())) & viewport()->rect();
    return region;
}

/// QListView tells where it has laid out the current row, which it has not.
void EvenListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call): the same
    if (hasFocus())
        tell(QAccessible::Focus, {current, current});
}

void EvenListView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    tell(QAccessible::SelectionAdd, selected);
    tell(QAccessible::SelectionRemove, deselected);
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): the same
    QAbstractItemView::selectionChanged(selected, deselected);
}

/// Tells a screen reader about the first one of \a rows, if there is any.
void EvenListView::tell(QAccessible::Event event, const QItemSelection &rows)
{
    if (!QAccessible::isActive() || rows.isEmpty() || !rows.front().isValid())
        return;
    QAccessibleEvent news(this, event);
    news.setChild(rows.front().top());
    QAccessible::updateAccessibility(&news);
}

} // namespace sudoku
