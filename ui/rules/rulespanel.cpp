#include "ui/rules/rulespanel.h"

#include "core/variants/variant.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/paint/boardstyle.h"
#include "ui/rules/drawingsrow.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/rulearranger.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/rulesmodel.h"
#include "ui/rules/ruletool.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
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
      m_turn(new QPushButton(tr("Turn Round"))),
      m_remove(new QPushButton(tr("Re&move"))),
      m_arrange(new QPushButton(tr("Arrange"))),
      m_arrangeMenu(new QMenu(m_arrange)),
      m_tool(new RuleTool(document, view)),
      m_arranger(new RuleArranger(
          document, view, [this] { return selectedRules(); }, this))
{
    makeLayout();
    connectModel();
    connectList();
    connectTool();
    connectBoard();
    connectArranger();
}

void RulesPanel::connectModel()
{
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &RulesPanel::ruleCountChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RulesPanel::ruleCountChanged);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RulesPanel::followSelection);
}

void RulesPanel::connectList()
{
    connect(m_turn, &QPushButton::clicked, this, &RulesPanel::turnCurrent);
    connect(m_remove, &QPushButton::clicked, this, &RulesPanel::removeSelected);
    const QItemSelectionModel *selection = m_list->selectionModel();
    connect(selection, &QItemSelectionModel::currentChanged, this, &RulesPanel::showOnBoard);
    connect(selection, &QItemSelectionModel::selectionChanged, this, &RulesPanel::followSelection);
    connect(m_list, &QListView::clicked, this, &RulesPanel::showOnBoard);
    connect(m_list, &QListView::doubleClicked, this, &RulesPanel::changeCurrent);
    connect(m_list, &QListView::customContextMenuRequested, this, &RulesPanel::showMenu);
}

void RulesPanel::connectTool()
{
    connect(m_tool, &RuleTool::wanted, this, &RulesPanel::wanted);
    connect(m_tool, &RuleTool::selected, this,
            [this](const Constraint &constraint) { followBoard(m_model->indexOf(constraint)); });
    connect(m_tool, &RuleTool::deselected, this, [this] {
        if (!m_list->hasFocus())
            m_list->clearSelection();
    });
    connect(m_tool, &RuleTool::turnRequested, this, [this] {
        if (m_list->selectionModel()->hasSelection())
            turnCurrent();
        else
            m_tool->refuse(turningHint());
    });
    connect(m_tool, &RuleTool::changeRequested, this, [this] {
        followCursor();
        if (m_list->selectionModel()->hasSelection())
            changeCurrent();
    });
}

void RulesPanel::connectBoard()
{
    connect(&m_view, &BoardView::currentCellChanged, this, &RulesPanel::followCursor);
    connect(&m_view, &BoardView::pressedAgain, this, [this](Cell cell) {
        if (const QModelIndex next = m_model->nextAt(cell, m_list->currentIndex());
            next.isValid() && !m_tool->isActive())
            m_list->setCurrentIndex(next);
    });
    connect(&m_document, &Document::steppedThroughHistory, this,
            [this](const auto & /*typedCells*/, const auto & /*changedCells*/, const Board &before) {
                followStep(before);
            });
}

void RulesPanel::connectArranger()
{
    m_arranger->listenTo(*m_list);
    connect(m_arranger, &RuleArranger::arranged, this, &RulesPanel::followArranged);
    connect(m_arranger, &RuleArranger::refused, m_tool, &RuleTool::refuse);
    connect(m_arranger, &RuleArranger::message, this, &RulesPanel::message);
    connect(m_arrangeMenu, &QMenu::aboutToShow, this, [this] {
        m_arrangeMenu->clear();
        m_arranger->addTo(*m_arrangeMenu);
    });
}

std::vector<BoardRule> RulesPanel::selectedRules() const
{
    std::vector<BoardRule> rules;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rules.push_back(m_model->rule(index));
    return rules;
}

void RulesPanel::followArranged(const std::vector<Constraint> &constraints)
{
    if (m_tool->isActive() && constraints.size() == 1)
        m_tool->select(m_model->rule(m_model->indexOf(constraints.front())));
    m_list->setCurrentIndex(m_model->indexOf(constraints.front()));
    select(constraints);
}

bool RulesPanel::paste(const QString &text)
{
    return m_arranger->paste(text);
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
    prepareList();
    m_turn->setObjectName(QStringLiteral("turn"));
    m_turn->setToolTip(tr("Let the line begin at its other end (R)"));
    m_arrange->setObjectName(QStringLiteral("arrange"));
    m_arrange->setToolTip(
        tr("Copy, paste, duplicate, turn or mirror the selected rules, or change their kind"));
    m_arrange->setMenu(m_arrangeMenu);
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->setToolTip(tr("Remove the selected rules (Delete)"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(m_tool); // first, so that nothing moves under the mouse when it grows
    layout->addWidget(m_list, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_turn);
    buttons->addWidget(m_arrange);
    buttons->addWidget(m_remove);
    layout->addLayout(buttons);
    layout->addWidget(new DrawingsRow(m_document));
    followSelection();
}

void RulesPanel::prepareList()
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
    m_list->setMinimumHeight(m_list->fontMetrics().lineSpacing() * 5);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it has what room is left
    m_list->setToolTip(tr("Untick a rule to switch it off. F2 or a double click changes it, R turns it "
                          "round, Delete removes it."));
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
}

/// Shows what can be done with the selected rules; a right click has selected that under it.
void RulesPanel::showMenu(const QPoint &place)
{
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    if (selected.isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [menu](const QString &text, bool isEnabled) {
        QAction *action = menu->addAction(text);
        action->setEnabled(isEnabled);
        return action;
    };
    const bool isOne = selected.size() == 1;
    const auto isOpen = [this](const QModelIndex &index) {
        return isOpenClue(m_model->rule(index).constraint);
    };
    connect(add(tr("Change"), isOne), &QAction::triggered, this, &RulesPanel::changeCurrent);
    connect(add(m_turn->text(), m_turn->isEnabled()), &QAction::triggered, this, &RulesPanel::turnCurrent);
    const QPersistentModelIndex first = selected.front();
    const bool isOn = first.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    connect(add(isOn ? tr("Switch Off") : tr("Switch On"), isOne), &QAction::triggered, this,
            [this, first, isOn] {
                m_model->setData(first, isOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
            });
    connect(add(tr("Fill In Numbers"), std::ranges::any_of(selected, isOpen)), &QAction::triggered, this,
            [this] { emit fillInRequested(selectedConstraints()); });
    menu->addSeparator();
    m_arranger->addTo(*menu);
    menu->addSeparator();
    connect(add(tr("Remove"), true), &QAction::triggered, this, &RulesPanel::removeSelected);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

std::vector<Constraint> RulesPanel::selectedConstraints() const
{
    std::vector<Constraint> constraints;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        constraints.push_back(m_model->rule(index).constraint);
    return constraints;
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
    if (watched == m_list && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::SelectAll)) {
        event->accept(); // the list selects its rules; the window's command selects cells
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
    QModelIndexList removed = m_list->selectionModel()->selectedIndexes();
    if (removed.isEmpty() && m_list->currentIndex().isValid())
        removed = {m_list->currentIndex()};
    if (removed.isEmpty())
        return;
    const Constraint constraint = m_model->rule(removed.front()).constraint;
    m_isFollowing = true; // the list makes the next rule current
    m_model->removeRules(removed);
    m_isFollowing = false;
    if (!m_tool->isActive()) {
        followBoard(m_list->currentIndex()); // what the next Delete removes
        return;
    }
    m_list->clearSelection();
    if (removed.size() == 1)
        m_tool->keep(constraint);
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
    if (!turned) {
        m_tool->refuse(turningHint());
        return;
    }
    followBoard(m_model->indexOf(*turned));
    if (m_tool->isActive())
        m_tool->select(m_model->rule(m_list->currentIndex()));
}

void RulesPanel::showOnBoard()
{
    const QModelIndex current = m_list->currentIndex();
    if (m_isFollowing || !m_list->hasFocus() || !current.isValid())
        return;
    const BoardRule rule = m_model->rule(current);
    if (m_tool->isActive())
        m_tool->select(rule);
    else if (!rule.constraint.cells.empty())
        m_view.select(rule.constraint.cells);
}

void RulesPanel::followSelection()
{
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    const QModelIndex current = m_list->currentIndex();
    m_remove->setEnabled(!selected.isEmpty());
    m_turn->setEnabled(selected.size() == 1 && current == selected.front()
                       && turnedRound(m_document.geometry(), m_model->rule(current).constraint));
    std::vector<std::vector<Cell>> groups;
    for (const QModelIndex &index : selected)
        groups.push_back(shownCells(m_document.geometry(), m_model->rule(index).constraint));
    m_view.setOutlined(isVisible() ? groups : std::vector<std::vector<Cell>>());
}

void RulesPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    followSelection();
}

void RulesPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous() && m_tool->isActive()) // what is typed must be seen
        m_tool->leave();
    followSelection();
}

void RulesPanel::followBoard(const QModelIndex &index)
{
    m_isFollowing = true;
    // The list's own function would not select it while Ctrl is held.
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    m_isFollowing = false;
    followSelection();
}

void RulesPanel::followStep(const Board &before)
{
    const std::vector<BoardRule> changed = changedRules(before, m_document.board());
    if (m_tool->isActive())
        m_tool->followStep(changed.size() == 1 ? std::optional(changed.front()) : std::nullopt);
    if (changed.empty() || !isVisible())
        return;
    std::vector<Constraint> constraints;
    for (const BoardRule &rule : changed)
        constraints.push_back(rule.constraint);
    followBoard(m_model->indexOf(constraints.front()));
    select(constraints);
}

void RulesPanel::followCursor()
{
    const QModelIndex current = m_list->currentIndex();
    const Cell cell = m_view.currentCell();
    if (m_list->hasFocus() || m_tool->isActive()
        || (current.isValid() && std::ranges::count(m_model->rule(current).constraint.cells, cell) > 0))
        return;
    if (const QModelIndex found = m_model->firstAt(cell); found.isValid())
        followBoard(found);
    else
        m_list->clearSelection();
}

} // namespace sudoku
