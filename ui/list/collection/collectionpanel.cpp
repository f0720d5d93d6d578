#include "ui/list/collection/collectionpanel.h"

#include "ui/base/icons.h"
#include "ui/base/settings.h"
#include "ui/list/collection/collectiondelegate.h"
#include "ui/list/collection/collectionfilter.h"
#include "ui/list/collection/collectionkeys.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionrater.h"
#include "ui/list/collection/collectionsearch.h"
#include "ui/list/collection/evenlistview.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sudoku {

CollectionPanel::CollectionPanel(CollectionModel &model, const Settings &settings, Place place,
                                 QWidget *parent)
    : QWidget(parent),
      m_model(&model),
      m_place(place),
      m_filter(new CollectionFilter(model, this)),
      m_search(new CollectionSearch(*m_filter, place == Place::Dialog ? Qt::Horizontal : Qt::Vertical)),
      m_list(new EvenListView),
      m_count(new QLabel),
      m_rater(new CollectionRater(this))
{
    m_list->setItemDelegate(new CollectionDelegate(settings, this));
    makeList();
    makeLayout();
    connectModel();
    connectList();
    connectKeys();
    connect(m_search, &CollectionSearch::aboutToNarrow, this, &CollectionPanel::beginNarrowing);
    connect(m_search, &CollectionSearch::narrowed, this, &CollectionPanel::endNarrowing);
    connect(m_search, &CollectionSearch::listRequested, this, &CollectionPanel::goToList);
    connect(m_rater, &CollectionRater::changed, this, &CollectionPanel::followRating);
    updateButtons();
}

void CollectionPanel::connectList()
{
    // Not activated(), which some desktops emit for a single click.
    connect(m_list, &QListView::doubleClicked, this,
            [this](const QModelIndex &index) { emit opened(m_filter->mapToSource(index).row()); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (selectedRows().size() == 1) // or the click makes a selection
            emit clicked(m_filter->mapToSource(index).row());
    });
    const QItemSelectionModel *selection = m_list->selectionModel();
    connect(selection, &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_isNarrowing)
            m_kept = QModelIndex();
        emit currentChanged();
    });
    connect(selection, &QItemSelectionModel::selectionChanged, this, &CollectionPanel::updateButtons);
}

void CollectionPanel::connectKeys()
{
    const auto *keys = new CollectionKeys(*m_list);
    connect(keys, &CollectionKeys::openRequested, this, [this] {
        if (currentRow() >= 0)
            emit opened(currentRow());
    });
    connect(keys, &CollectionKeys::arrowReleased, this, [this] { emit clicked(currentRow()); });
    connect(keys, &CollectionKeys::removeRequested, this, &CollectionPanel::removeRequested);
    connect(keys, &CollectionKeys::moveRequested, this,
            [this](int by) { (by < 0 ? m_up : m_down)->click(); });
    connect(keys, &CollectionKeys::undoRequested, this, [this] { m_model->changes().undo(); });
    connect(keys, &CollectionKeys::redoRequested, this, [this] { m_model->changes().redo(); });
}

void CollectionPanel::connectModel()
{
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &CollectionPanel::tellCount);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_search->showAllLevels();
        tellCount();
    });
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &CollectionPanel::updateButtons);
    connect(m_model, &CollectionModel::stepMade, this,
            [this](int row) { setCurrentRow(std::min(row, m_model->rowCount() - 1)); });
    connect(&m_model->changes(), &QUndoStack::indexChanged, this, &CollectionPanel::followUndo);
    const auto *delegate = static_cast<CollectionDelegate *>(m_list->itemDelegate());
    connect(m_model, &QAbstractItemModel::dataChanged, delegate, &CollectionDelegate::forgetPictures);
    connect(m_model, &QAbstractItemModel::modelReset, delegate, &CollectionDelegate::forgetPictures);
    connect(m_model, &QAbstractItemModel::rowsRemoved, delegate, &CollectionDelegate::forgetPictures);
    connect(m_model, &QAbstractItemModel::rowsMoved, delegate, &CollectionDelegate::forgetPictures);
    connect(m_model, &CollectionModel::stepMade, delegate, &CollectionDelegate::forgetPictures);
}

void CollectionPanel::setModel(CollectionModel &model)
{
    if (m_model == &model)
        return;
    auto *delegate = static_cast<CollectionDelegate *>(m_list->itemDelegate());
    m_model->disconnect(this);
    m_model->disconnect(delegate);
    m_model->changes().disconnect(this);
    m_rater->stop();
    m_model = &model;
    delegate->forgetPictures();
    m_search->clear();
    m_filter->setSourceModel(m_model);
    m_kept = QModelIndex();
    connectModel();
    followUndo();
    tellCount();
}

QWidget &CollectionPanel::list() const
{
    return *m_list;
}

void CollectionPanel::setWritable(bool isWritable)
{
    m_isWritable = isWritable;
    updateButtons();
}

/// Enables what can do something.
void CollectionPanel::updateButtons()
{
    const std::vector<int> selected = selectedRows();
    const bool canMove = selected.size() == 1 && m_search->isInListOrder();
    m_remove->setEnabled(!selected.empty());
    m_up->setEnabled(canMove && selected.front() > 0);
    m_down->setEnabled(canMove && selected.front() + 1 < m_model->rowCount());
    m_print->setEnabled(m_isWritable && m_filter->rowCount() > 0);
    m_save->setEnabled(m_isWritable && m_model->rowCount() > 0);
    m_rate->setEnabled(m_model->rowCount() > 0);
}

void CollectionPanel::makeList()
{
    m_list->setObjectName(QStringLiteral("collection"));
    m_list->setAccessibleName(tr("Puzzles of the list"));
    m_list->setModel(m_filter);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListView::customContextMenuRequested, this, &CollectionPanel::showMenu);
}

/// Shows what can be done with the selected puzzles; a right click has selected that under it.
void CollectionPanel::showMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const std::vector<int> selected = selectedRows();
    QAction *open = menu->addAction(tr("Open"));
    open->setEnabled(selected.size() == 1);
    if (selected.size() == 1)
        connect(open, &QAction::triggered, this, [this, row = selected.front()] { emit opened(row); });
    menu->addSeparator();
    const std::pair<QAbstractButton *, QString> choices[] = {
        {m_remove, tr("Remove")}, {m_up, tr("Move Up")}, {m_down, tr("Move Down")}, {m_print, tr("Print…")}};
    for (const auto &[button, text] : choices) {
        QAction *action = menu->addAction(text);
        action->setEnabled(button->isEnabled());
        connect(action, &QAction::triggered, button, &QAbstractButton::click);
    }
    QAction *copies = menu->addAction(tr("Disguised Copies…"));
    copies->setEnabled(m_remove->isEnabled());
    connect(copies, &QAction::triggered, this, &CollectionPanel::copiesRequested);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

void CollectionPanel::makeLayout()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    auto *changing = new QHBoxLayout;
    layout->addLayout(changing);
    makeChangeButtons(*changing);
    m_count->setObjectName(QStringLiteral("count"));
    layout->addWidget(m_count);
    auto *taking = new QHBoxLayout;
    layout->addLayout(taking);
    makeTakeButtons(*taking);
    if (m_place == Place::Dialog)
        giveKeys();
}

void CollectionPanel::makeChangeButtons(QBoxLayout &row)
{
    connect(addButton(row, tr("Add"), tr("Add the puzzle on the board to the list")), &QToolButton::clicked,
            this, &CollectionPanel::addRequested);
    m_remove = addButton(row, tr("Remove"), tr("Remove the selected puzzles from the list (Delete)"));
    connect(m_remove, &QToolButton::clicked, this, &CollectionPanel::removeRequested);
    m_up = addButton(row, tr("↑"), tr("Move the puzzle up (Alt+Up)"));
    m_up->setAccessibleName(tr("Move up"));
    m_down = addButton(row, tr("↓"), tr("Move the puzzle down (Alt+Down)"));
    m_down->setAccessibleName(tr("Move down"));
    connect(m_up, &QToolButton::clicked, this, [this] { emit moveRequested(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { emit moveRequested(1); });
    m_undo = addButton(row, tr("Undo"), {});
    m_undo->setIcon(icon(QStringLiteral("undo")));
    connect(m_undo, &QToolButton::clicked, this, [this] { m_model->changes().undo(); });
    followUndo();
    row.addStretch();
}

void CollectionPanel::makeTakeButtons(QBoxLayout &row)
{
    m_rate = addButton(row, {}, {});
    m_rate->setObjectName(QStringLiteral("rate"));
    connect(m_rate, &QToolButton::clicked, this, &CollectionPanel::toggleRating);
    row.addStretch();
    m_print = addButton(row, tr("Print…"), tr("Print the selected puzzles, or all that are shown"));
    m_save = addButton(row, tr("Save…"), tr("Save the list, with what was begun, as a file"));
    connect(m_print, &QToolButton::clicked, this, &CollectionPanel::printRequested);
    connect(m_save, &QToolButton::clicked, this, &CollectionPanel::saveRequested);
    followRating();
}

/// Gives the buttons the usual keys, which are about the board where that is in the same window.
void CollectionPanel::giveKeys()
{
    m_undo->setShortcut(QKeySequence::Undo);
    for (const auto &[button, key] :
         {std::pair(m_print, QKeySequence::Print), {m_save, QKeySequence::Save}}) {
        button->setShortcut(key);
        button->setToolTip(
            tr("%1 (%2)").arg(button->toolTip(), QKeySequence(key).toString(QKeySequence::NativeText)));
    }
}

void CollectionPanel::toggleRating()
{
    if (m_rater->isRunning())
        m_rater->stop();
    else
        m_rater->start(*m_model);
}

void CollectionPanel::followRating()
{
    const bool isRunning = m_rater->isRunning();
    m_rate->setText(isRunning ? tr("Stop Rating") : tr("Rate"));
    m_rate->setToolTip(isRunning ? tr("Keep the levels that were found so far")
                                 : tr("Find the level of each puzzle that has none"));
    if (!isRunning)
        m_search->orderByNewLevels();
    tellCount();
}

void CollectionPanel::followUndo()
{
    const QUndoStack &changes = m_model->changes();
    const QString key = QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
    m_undo->setEnabled(changes.canUndo());
    m_undo->setToolTip(changes.canUndo() ? tr("Undo: %1 (%2)").arg(changes.undoText(), key)
                                         : tr("Undo the last change of the list (%1)").arg(key));
}

QToolButton *CollectionPanel::addButton(QBoxLayout &row, const QString &text, const QString &toolTip)
{
    auto *button = new QToolButton;
    button->setText(text);
    button->setToolTip(toolTip);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    return button;
}

/// Remembers the current puzzle, which must stay in sight: also when it comes back after it was hidden.
void CollectionPanel::beginNarrowing()
{
    if (!m_kept.isValid())
        m_kept = m_filter->mapToSource(m_list->currentIndex());
    m_isNarrowing = true;
}

void CollectionPanel::endNarrowing()
{
    m_isNarrowing = false;
    if (const QModelIndex index = m_filter->mapFromSource(m_kept); index.isValid()) {
        if (index != m_list->currentIndex())
            m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_kept = QModelIndex();
        m_list->scrollTo(index, QAbstractItemView::PositionAtCenter);
    } else {
        m_list->scrollToTop(); // to the first that was found
    }
    tellCount();
}

void CollectionPanel::goToList()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_filter->index(0, 0));
    m_list->setFocus();
}

void CollectionPanel::tellCount()
{
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    if (m_rater->isRunning()) {
        m_count->setText(tr("Rated %L1 of %Ln puzzle(s)", nullptr, all).arg(m_rater->done()));
        return;
    }
    m_count->setText(shown == all ? tr("%Ln puzzle(s)", nullptr, all)
                                  : tr("%L1 of %Ln puzzle(s)", nullptr, all).arg(shown));
    updateButtons();
}

void CollectionPanel::setCurrentRow(int row)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row));
    // Whatever keys are pressed: the list itself would add to the selection while Ctrl is down.
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_kept = index.isValid() ? QModelIndex() : m_model->index(row); // the search hides it
    if (index.isValid())
        m_list->scrollTo(index);
}

int CollectionPanel::rowNextTo(int row, int by) const
{
    const QModelIndex index = m_filter->mapFromSource(m_model->index(row));
    const QModelIndex beside = index.isValid() ? index.siblingAtRow(index.row() + by) : m_filter->index(0, 0);
    return beside.isValid() ? m_filter->mapToSource(beside).row() : -1;
}

int CollectionPanel::currentRow() const
{
    return m_filter->mapToSource(m_list->currentIndex()).row();
}

std::vector<int> CollectionPanel::shownRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        rows.push_back(m_filter->mapToSource(m_filter->index(row, 0)).row());
    return rows;
}

std::vector<int> CollectionPanel::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.push_back(m_filter->mapToSource(index).row());
    std::ranges::sort(rows);
    return rows;
}

void CollectionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        static_cast<CollectionDelegate *>(m_list->itemDelegate())->forgetPictures();
    QWidget::changeEvent(event);
}

} // namespace sudoku
