#include "ui/collection/collectionpanel.h"

#include "ui/base/settings.h"
#include "ui/collection/collectiondelegate.h"
#include "ui/collection/collectionfilter.h"
#include "ui/collection/collectionmodel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>

#include <algorithm>

namespace sudoku {

CollectionPanel::CollectionPanel(CollectionModel &model, const Settings &settings, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_filter(new CollectionFilter(model, this)),
      m_search(new QLineEdit),
      m_order(new QComboBox),
      m_list(new QListView),
      m_count(new QLabel)
{
    auto *delegate = new CollectionDelegate(model, settings, this);
    m_list->setItemDelegate(delegate);
    makeLayout();
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->search(text);
        tellCount();
    });
    connect(m_order, &QComboBox::currentIndexChanged, this, &CollectionPanel::choose);
    connect(m_list, &QListView::activated, this,
            [this](const QModelIndex &index) { emit opened(m_filter->mapToSource(index).row()); });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        if (selectedRows().size() == 1) // or the click makes a selection
            emit opened(m_filter->mapToSource(index).row());
    });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&model, signal, this, &CollectionPanel::tellCount);
    connect(&model, &QAbstractItemModel::modelReset, this, &CollectionPanel::tellCount);
    connect(&model, &QAbstractItemModel::dataChanged, delegate, &CollectionDelegate::forgetPictures);
    connect(&model, &QAbstractItemModel::modelReset, delegate, &CollectionDelegate::forgetPictures);
    connect(&model, &QAbstractItemModel::rowsRemoved, delegate, &CollectionDelegate::forgetPictures);
    connect(&model, &QAbstractItemModel::rowsMoved, delegate, &CollectionDelegate::forgetPictures);
}

void CollectionPanel::makeLayout()
{
    m_search->setObjectName(QStringLiteral("searchPuzzles"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search puzzles"));
    m_search->setToolTip(
        tr("A number, words of the title, the level or the author, or 'begun' and 'solved'"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_order->setAccessibleName(tr("Order of the puzzles"));
    m_order->addItems({tr("In the order of the file"), tr("By title"), tr("By level"),
                       tr("By number of clues"), tr("Begun first, solved last")});
    m_list->setObjectName(QStringLiteral("collection"));
    m_list->setAccessibleName(tr("Puzzles of the file"));
    m_list->setModel(m_filter);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_search);
    layout->addWidget(m_order);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    auto *upper = new QHBoxLayout;
    layout->addLayout(upper);
    makeButtons(*upper);
    setMinimumWidth(200);
}

void CollectionPanel::makeButtons(QBoxLayout &row)
{
    const auto request = [this](QToolButton *button, void (CollectionPanel::*signal)()) {
        connect(button, &QToolButton::clicked, this, signal);
    };
    request(addButton(row, tr("Add"), tr("Add the puzzle on the board to the list")),
            &CollectionPanel::addRequested);
    request(addButton(row, tr("Remove"), tr("Remove the selected puzzles from the list (Delete)")),
            &CollectionPanel::removeRequested);
    m_up = addButton(row, tr("↑"), tr("Move the puzzle up (Alt+Up)"));
    m_up->setAccessibleName(tr("Move up"));
    m_down = addButton(row, tr("↓"), tr("Move the puzzle down (Alt+Down)"));
    m_down->setAccessibleName(tr("Move down"));
    connect(m_up, &QToolButton::clicked, this, [this] { emit moveRequested(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { emit moveRequested(1); });
    row.addStretch();
    request(addButton(row, tr("Print…"), tr("Print the selected puzzles, or all")),
            &CollectionPanel::printRequested);
    request(addButton(row, tr("Save…"), tr("Save the list, with what was begun, as a file")),
            &CollectionPanel::saveRequested);
}

QToolButton *CollectionPanel::addButton(QBoxLayout &row, const QString &text, const QString &toolTip)
{
    auto *button = new QToolButton;
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    return button;
}

void CollectionPanel::choose(int order)
{
    const auto chosen = static_cast<CollectionFilter::Order>(order);
    m_filter->setOrder(chosen);
    const bool canMove = chosen == CollectionFilter::Order::File;
    m_up->setEnabled(canMove);
    m_down->setEnabled(canMove);
}

void CollectionPanel::tellCount()
{
    const int all = m_model.rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(shown == all ? tr("%Ln puzzle(s)", nullptr, all)
                                  : tr("%L1 of %Ln puzzle(s)", nullptr, all).arg(shown));
}

void CollectionPanel::setCurrentRow(int row)
{
    const QModelIndex index = m_filter->mapFromSource(m_model.index(row));
    // Whatever keys are pressed: the list itself would add to the selection while Ctrl is down.
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    if (index.isValid())
        m_list->scrollTo(index);
}

int CollectionPanel::rowBeside(int row, int by) const
{
    const QModelIndex index = m_filter->mapFromSource(m_model.index(row));
    const QModelIndex beside = index.isValid() ? index.siblingAtRow(index.row() + by) : m_filter->index(0, 0);
    return beside.isValid() ? m_filter->mapToSource(beside).row() : -1;
}

std::vector<int> CollectionPanel::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.push_back(m_filter->mapToSource(index).row());
    std::ranges::sort(rows);
    return rows;
}

/// Delete and Alt with the arrows in the list; Enter and Down in the search lead to the list.
bool CollectionPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    const bool isAlt = isKey && (static_cast<QKeyEvent *>(event)->modifiers() & Qt::AltModifier);
    const bool isPress = event->type() == QEvent::KeyPress;
    if (watched == m_search && isPress && (key == Qt::Key_Down || key == Qt::Key_Return)) {
        if (!m_list->currentIndex().isValid())
            m_list->setCurrentIndex(m_filter->index(0, 0));
        m_list->setFocus();
        return true;
    }
    if (watched != m_list)
        return QWidget::eventFilter(watched, event);
    const bool isMove = isAlt && (key == Qt::Key_Up || key == Qt::Key_Down);
    if (key != Qt::Key_Delete && !isMove)
        return QWidget::eventFilter(watched, event);
    event->accept(); // before the window's command gets it
    if (isPress && key == Qt::Key_Delete)
        emit removeRequested();
    else if (isPress && m_up->isEnabled())
        emit moveRequested(key == Qt::Key_Up ? -1 : 1);
    return true;
}

void CollectionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        static_cast<CollectionDelegate *>(m_list->itemDelegate())->forgetPictures();
    QWidget::changeEvent(event);
}

} // namespace sudoku
