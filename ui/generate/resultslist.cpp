#include "ui/generate/resultslist.h"

#include "ui/generate/generationtext.h"
#include "ui/generate/resultdelegate.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace sudoku {

ResultsList::ResultsList(ResultsModel &model, const Settings &settings, QWidget *parent)
    : QListView(parent),
      m_model(model),
      m_delegate(new ResultDelegate(model, settings, this))
{
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or all would change places while puzzles come
    setSelectionMode(ExtendedSelection);
    // Connects before the view does, so that the view finds all rows in their new places.
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                measure(first, last);
                arrange();
            });
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &ResultsList::arrangeAnew);
    connect(&model, &QAbstractItemModel::modelReset, this, &ResultsList::arrangeAnew);
    setModel(&model);
    setItemDelegate(m_delegate);
    setObjectName(QStringLiteral("results"));
    setAccessibleName(tr("Generated puzzles"));
    connect(this, &QListView::activated, this, &ResultsList::opened);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &ResultsList::currentPuzzleChanged);
    connect(&model, &QAbstractItemModel::modelReset, this, &ResultsList::currentPuzzleChanged);
}

/// Gives the pictures of a section the size of the largest.
void ResultsList::measure(int first, int last)
{
    const std::vector<int> &headings = m_model.headings();
    m_itemSizes.resize(headings.size());
    for (int row = first; row <= last; ++row) {
        const MadePuzzle *made = m_model.puzzle(m_model.index(row));
        if (!made)
            continue;
        const auto section = std::ranges::upper_bound(headings, row) - headings.begin() - 1;
        QSize &size = m_itemSizes[section];
        if (size.isEmpty() || !missText(*made).isEmpty())
            size = size.expandedTo(m_delegate->itemSize(fontMetrics(), *made, viewport()->width()));
    }
}

void ResultsList::arrange()
{
    const std::vector<int> &headings = m_model.headings();
    std::vector<GalleryLayout::Section> sections;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const int end = i + 1 < headings.size() ? headings[i + 1] : m_model.rowCount();
        sections.push_back({headings[i], end - headings[i] - 1, m_itemSizes[i]});
    }
    m_layout = GalleryLayout(sections, viewport()->width(), ResultDelegate::headingHeight(fontMetrics()));
    updateGeometries();
    viewport()->update();
}

void ResultsList::arrangeAnew()
{
    m_delegate->forgetPictures();
    m_itemSizes.clear();
    measure(0, m_model.rowCount() - 1);
    arrange();
}

void ResultsList::doItemsLayout()
{
    QAbstractItemView::doItemsLayout(); // not QListView's, which asks for the size of each row
}

void ResultsList::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    const int page = viewport()->height();
    verticalScrollBar()->setPageStep(page);
    verticalScrollBar()->setSingleStep(std::max(1, page / 10));
    verticalScrollBar()->setRange(0, std::max(0, m_layout.height() - page));
}

int ResultsList::horizontalOffset() const
{
    return 0;
}

int ResultsList::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect ResultsList::visualRect(const QModelIndex &index) const
{
    return index.isValid() ? m_layout.rect(index.row()).translated(0, -verticalOffset()) : QRect();
}

QModelIndex ResultsList::indexAt(const QPoint &point) const
{
    const int row = m_layout.rowAt(point + QPoint(0, verticalOffset()));
    return row < 0 ? QModelIndex() : m_model.index(row);
}

void ResultsList::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const QRect rect = m_layout.rect(index.row());
    const int page = viewport()->height();
    const int now = verticalOffset();
    const bool isAbove = rect.top() < now;
    const bool isBelow = rect.bottom() >= now + page;
    if (hint == PositionAtTop || (hint == EnsureVisible && isAbove))
        verticalScrollBar()->setValue(rect.top());
    else if (hint == PositionAtBottom || (hint == EnsureVisible && isBelow))
        verticalScrollBar()->setValue(std::min(rect.top(), rect.bottom() + 1 - page));
    else if (hint == PositionAtCenter)
        verticalScrollBar()->setValue(rect.center().y() - page / 2);
}

void ResultsList::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy);
}

/// Moves the cursor in reading order and skips headings.
QModelIndex ResultsList::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = m_model.rowCount();
    if (count == 0)
        return {};
    const int row = currentIndex().isValid() ? currentIndex().row() : 0;
    const int lines = std::max(1, viewport()->height() / std::max(1, m_layout.rect(row).height()));
    const auto beside = [&](int by) {
        int next = row + by;
        if (next > 0 && next < count && !m_model.puzzle(m_model.index(next)))
            next += by;
        return next > 0 && next < count ? next : row;
    };
    switch (action) {
    case MoveLeft:
    case MovePrevious:
        return m_model.index(beside(-1));
    case MoveRight:
    case MoveNext:
        return m_model.index(beside(1));
    case MoveUp:
        return m_model.index(m_layout.rowBeside(row, -1));
    case MoveDown:
        return m_model.index(m_layout.rowBeside(row, 1));
    case MovePageUp:
        return m_model.index(m_layout.rowBeside(row, -lines));
    case MovePageDown:
        return m_model.index(m_layout.rowBeside(row, lines));
    case MoveHome:
        return m_model.index(1);
    case MoveEnd:
        return m_model.index(count - 1);
    }
    return {};
}

void ResultsList::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        arrangeAnew();
    else
        updateGeometries();
}

void ResultsList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        arrangeAnew();
}

void ResultsList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        removeSelected();
    else
        QListView::keyPressEvent(event);
}

std::vector<int> ResultsList::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void ResultsList::select(const std::vector<int> &rows)
{
    QItemSelection selection;
    for (const int row : rows)
        selection.select(m_model.index(row), m_model.index(row));
    selectionModel()->setCurrentIndex(m_model.index(rows.front()), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    scrollTo(m_model.index(rows.front()));
}

/// Returns the nearest puzzle that is not in \a rows, preferably after them.
QModelIndex ResultsList::besides(const std::vector<int> &rows) const
{
    const std::vector<int> all = m_model.puzzleRows();
    const auto after = std::ranges::upper_bound(all, rows.back());
    if (after != all.end())
        return m_model.index(*after);
    for (auto each = after; each != all.begin(); --each)
        if (!std::ranges::binary_search(rows, *(each - 1)))
            return m_model.index(*(each - 1));
    return {};
}

void ResultsList::removeSelected()
{
    const std::vector<int> rows = selectedRows();
    if (rows.empty())
        return;
    const QPersistentModelIndex next = besides(rows);
    m_model.remove(rows);
    setCurrentIndex(next);
    emit removed(static_cast<int>(rows.size()));
}

/// Selects a range in reading order, or everything that a drawn frame touches.
void ResultsList::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    QItemSelection selection;
    const QModelIndex first = indexAt(rect.topLeft());
    const QModelIndex last = indexAt(QPoint(rect.right(), rect.bottom()));
    if (state() == DragSelectingState || !first.isValid() || !last.isValid()) {
        const QRect frame = rect.normalized();
        const auto [from, to] =
            m_layout.rowsBetween(frame.top() + verticalOffset(), frame.bottom() + verticalOffset());
        for (int row = from; row <= to; ++row)
            if (const QModelIndex index = m_model.index(row); visualRect(index).intersects(frame))
                selection.select(index, index);
    } else {
        const auto [from, to] = std::minmax({first.row(), last.row()});
        selection.select(m_model.index(from), m_model.index(to));
    }
    selectionModel()->select(selection, command);
}

QRegion ResultsList::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    const auto [first, last] = seenRows(viewport()->rect());
    for (int row = first; row <= last; ++row)
        if (selection.contains(m_model.index(row)))
            region += visualRect(m_model.index(row));
    return region;
}

std::pair<int, int> ResultsList::seenRows(const QRect &rect) const
{
    return m_layout.rowsBetween(rect.top() + verticalOffset(), rect.bottom() + verticalOffset());
}

void ResultsList::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_model.rowCount() == 0) {
        paintInvitation(painter);
        return;
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State state = option.state;
    const auto [first, last] = seenRows(event->rect());
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model.index(row);
        option.rect = visualRect(index);
        option.state = state;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        m_delegate->paint(&painter, option, index);
    }
}

void ResultsList::paintInvitation(QPainter &painter) const
{
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Puzzles appear here. Double-click one or press Enter to open it on the board; "
                        "Delete removes it."));
}

} // namespace sudoku
