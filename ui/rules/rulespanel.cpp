#include "ui/rules/rulespanel.h"

#include "core/variants/variant.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/paint/boardstyle.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/rulesmodel.h"
#include "ui/rules/ruletool.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

/// Draws the boxes of ticks so that they are seen on a dark ground too: styles derive their edge from the
/// window's colour.
class TickDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        QPalette &palette = option->palette;
        palette.setColor(QPalette::Window,
                         blend(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.5));
    }
};

} // namespace

RulesPanel::RulesPanel(Document &document, BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_view(view),
      m_model(new RulesModel(document, this)),
      m_list(new QListView),
      m_remove(new QPushButton(tr("Re&move"))),
      m_tool(new RuleTool(document, view))
{
    makeLayout();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &RulesPanel::ruleCountChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RulesPanel::ruleCountChanged);
    connect(m_remove, &QPushButton::clicked, this, &RulesPanel::removeSelected);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &RulesPanel::showOnBoard);
    connect(m_list, &QListView::clicked, this, &RulesPanel::showOnBoard);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_remove->setEnabled(m_list->selectionModel()->hasSelection()); });
    connect(m_list, &QListView::doubleClicked, this, &RulesPanel::changeCurrent);
    connect(&view, &BoardView::currentCellChanged, this, &RulesPanel::followCursor);
    connect(&view, &BoardView::pressedAgain, this, [this](Cell cell) {
        if (const QModelIndex next = m_model->nextAt(cell, m_list->currentIndex());
            next.isValid() && !m_tool->isActive())
            m_list->setCurrentIndex(next);
    });
    connect(m_tool, &RuleTool::added, this,
            [this](const Constraint &constraint) { m_list->setCurrentIndex(m_model->indexOf(constraint)); });
}

void RulesPanel::connectCommands(const CommandActions &actions)
{
    actions.on(Command::Rules, this, [this] {
        emit wanted();
        m_tool->begin();
    });
    actions.on(Command::Regions, this, [this] { changeRegions(); });
}

void RulesPanel::changeRegions()
{
    RegionDialog dialog(m_document.board(), window());
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.board(), tr("Change Regions"));
}

void RulesPanel::makeLayout()
{
    m_list->setObjectName(QStringLiteral("rules"));
    m_list->setAccessibleName(tr("Rules of the puzzle"));
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setItemDelegate(new TickDelegate(m_list));
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setSpacing(1);
    m_list->setMinimumHeight(130);
    m_list->setToolTip(tr("Untick a rule to switch it off. F2 or a double click changes it, R turns it "
                          "round, Delete removes it."));
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->setEnabled(false);
    m_remove->setToolTip(tr("Remove the selected rules (Delete)"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(m_tool); // first, so that nothing moves under the mouse when it grows
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remove);
}

int RulesPanel::ruleCount() const
{
    return m_model->rowCount();
}

void RulesPanel::select(const std::vector<Constraint> &constraints)
{
    QItemSelection selection;
    for (const Constraint &constraint : constraints)
        if (const QModelIndex index = m_model->indexOf(constraint); index.isValid())
            selection.select(index, index);
    m_list->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!selection.isEmpty())
        m_list->scrollTo(selection.front().topLeft());
}

bool RulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const int key = isKey ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (watched == m_list && (key == Qt::Key_Delete || key == Qt::Key_F2 || key == Qt::Key_R)
        && !(static_cast<QKeyEvent *>(event)->modifiers() & Qt::ControlModifier)) {
        event->accept(); // before the window's command gets it, which clears cells
        if (event->type() == QEvent::KeyPress)
            handleKey(key);
        return true;
    }
    if (watched == m_list->viewport() && event->type() == QEvent::Paint && ruleCount() == 0) {
        QPainter painter(m_list->viewport());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(m_list->viewport()->rect().adjusted(12, 12, -12, -12),
                         Qt::AlignCenter | Qt::TextWordWrap,
                         tr("No rules beyond rows, columns and boxes. Add some above."));
    }
    return QWidget::eventFilter(watched, event);
}

void RulesPanel::removeSelected()
{
    m_model->removeRules(m_list->selectionModel()->selectedIndexes());
}

void RulesPanel::handleKey(int key)
{
    if (key == Qt::Key_Delete)
        removeSelected();
    else if (key == Qt::Key_F2)
        changeCurrent();
    else
        turnCurrent();
}

void RulesPanel::changeCurrent()
{
    if (const QModelIndex current = m_list->currentIndex(); current.isValid())
        m_tool->change(m_model->rule(current));
}

void RulesPanel::turnCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    const auto turned = current.isValid() ? m_model->turnRound(current) : std::nullopt;
    if (turned)
        m_list->setCurrentIndex(m_model->indexOf(*turned));
}

void RulesPanel::showOnBoard()
{
    const QModelIndex current = m_list->currentIndex();
    if (!m_list->hasFocus() || !current.isValid()) // the list has followed the board
        return;
    if (const std::vector<Cell> &cells = m_model->rule(current).constraint.cells; !cells.empty())
        m_view.select(cells);
}

void RulesPanel::followCursor()
{
    const QModelIndex current = m_list->currentIndex();
    const Cell cell = m_view.currentCell();
    if (m_list->hasFocus()
        || (current.isValid() && std::ranges::count(m_model->rule(current).constraint.cells, cell) > 0))
        return;
    if (const QModelIndex found = m_model->firstAt(cell); found.isValid())
        m_list->setCurrentIndex(found);
    else
        m_list->clearSelection();
}

} // namespace sudoku
