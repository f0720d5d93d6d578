#include "ui/rules/rulespanel.h"

#include "core/variants/variant.h"
#include "ui/base/searchfield.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/rules/drawingsrow.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/rulearranger.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/rulelist.h"
#include "ui/rules/rulesmodel.h"
#include "ui/rules/ruletool.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

RulesPanel::RulesPanel(Document &document, BoardView &view, QWidget *parent)
    : QWidget(parent),
      m_document(document),
      m_view(view),
      m_model(new RulesModel(document, this)),
      m_search(new SearchField(tr("Search: kind, number, cell"), tr("Search the rules"))),
      m_found(new QLabel),
      m_list(new RuleList(*m_model)),
      m_turn(new QPushButton(tr("Turn Round"))),
      m_remove(new QPushButton(tr("Rem&ove"))),
      m_arrange(new QPushButton(tr("Arrange"))),
      m_arrangeMenu(new QMenu(m_arrange)),
      m_tool(new RuleTool(document, view)),
      m_arranger(new RuleArranger(
          document, view, [this] { return m_list->selectedRules(); }, this))
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
    connect(m_model, &RulesModel::ruleCountChanged, this, &RulesPanel::ruleCountChanged);
    connect(m_model, &RulesModel::ruleCountChanged, this, &RulesPanel::followSearch);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RulesPanel::followSelection);
}

void RulesPanel::connectList()
{
    connect(m_turn, &QPushButton::clicked, this, &RulesPanel::turnCurrent);
    connect(m_remove, &QPushButton::clicked, this, &RulesPanel::removeSelected);
    const QItemSelectionModel *selection = m_list->selectionModel();
    connect(selection, &QItemSelectionModel::currentChanged, this, &RulesPanel::showOnBoard);
    connect(selection, &QItemSelectionModel::selectionChanged, this, &RulesPanel::followSelection);
    connect(m_list, &RuleList::clicked, this, &RulesPanel::showOnBoard);
    connect(m_list, &RuleList::changeRequested, this, &RulesPanel::changeCurrent);
    connect(m_list, &RuleList::turnRequested, this, &RulesPanel::turnCurrent);
    connect(m_list, &RuleList::removeRequested, this, &RulesPanel::removeSelected);
    connect(m_list, &RuleList::customContextMenuRequested, this, &RulesPanel::showMenu);
}

void RulesPanel::connectTool()
{
    connect(m_tool, &RuleTool::wanted, this, &RulesPanel::wanted);
    connect(m_tool, &RuleTool::selected, this,
            [this](const Constraint &constraint) { followBoard(constraint); });
    connect(m_tool, &RuleTool::deselected, this, [this] {
        if (!m_list->hasFocus())
            m_list->clearSelection();
    });
    connect(m_tool, &RuleTool::changeTyped, m_model, &RulesModel::setTyped);
    connect(m_tool, &RuleTool::noted, this, [this](const QString &what) { emit message({.text = what}); });
    connect(m_tool, &RuleTool::searchRequested, m_search, &SearchField::start);
    connect(m_tool, &RuleTool::turnRequested, this, [this] {
        if (m_list->selectionModel()->hasSelection())
            turnCurrent();
        else
            m_tool->refuse(turningHint());
    });
    connect(m_tool, &RuleTool::changeRequested, this, [this] {
        followCursor();
        if (hasOneRule())
            changeCurrent();
    });
}

void RulesPanel::connectBoard()
{
    connect(&m_view, &BoardView::currentCellChanged, this, &RulesPanel::followCursor);
    connect(&m_view, &BoardView::pressedAgain, this, [this](Cell cell) {
        if (m_tool->isActive())
            return;
        if (const auto next = m_model->nextAt(cell, m_list->currentIndex()))
            followBoard(*next);
    });
    connect(&m_document, &Document::steppedThroughHistory, this,
            [this](const auto & /*typedCells*/, const auto & /*changedCells*/, const Board &before) {
                followStep(before);
            });
    connect(&m_document, &Document::cellsAboutToMove, this,
            [this] { m_selectedBefore = m_list->selectedRules(); });
    connect(&m_document, &Document::cellsMoved, this, &RulesPanel::followMoves);
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

void RulesPanel::followArranged(const std::vector<Constraint> &constraints)
{
    const auto isHidden = [this](const Constraint &constraint) {
        return !m_model->indexOf(constraint).isValid();
    };
    if (std::ranges::any_of(constraints, isHidden))
        m_search->clear(); // or they could not be shown
    followBoard(constraints.front());
    select(constraints);
    if (m_tool->isActive() && constraints.size() == 1)
        m_tool->select(m_model->rule(m_model->indexOf(constraints.front())));
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
    prepareSearch();
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
    auto *search = new QHBoxLayout;
    search->addWidget(m_search, 1);
    search->addWidget(m_found);
    layout->addLayout(search);
    layout->addWidget(m_list, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_turn);
    buttons->addWidget(m_arrange);
    buttons->addWidget(m_remove);
    layout->addLayout(buttons);
    layout->addWidget(new DrawingsRow(m_document, [this] { return m_tool->offeredOwnKinds(); }));
    followSearch();
    followSelection();
}

void RulesPanel::prepareSearch()
{
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setToolTip(
        tr("Words that a rule must match (Ctrl+F): its kind, its number, a cell such as r3c4, "
           "a row (r3) or a column (c4). Enter selects what is found."));
    m_found->setObjectName(QStringLiteral("found"));
    connect(m_search, &SearchField::textChanged, this, [this](const QString &text) {
        m_list->search(text);
        followSearch();
    });
    connect(m_search, &SearchField::returnPressed, this, [this] {
        m_list->setFocus();
        m_list->selectAll(); // so that all are lit, and one key switches or removes them
    });
    const auto toList = [this] {
        m_list->setFocus();
        m_list->setCurrentIndex(m_model->index(0, 0));
    };
    new QShortcut(Qt::Key_Down, m_search, toList, Qt::WidgetShortcut); // which the field owns
    new QShortcut(QKeySequence::Find, this, m_search, &SearchField::start, Qt::WidgetWithChildrenShortcut);
}

void RulesPanel::followSearch()
{
    const bool isSearching = m_model->isSearching();
    m_search->setVisible(isSearching || m_model->ruleCount() > static_cast<int>(maxUngroupedRules));
    m_found->setVisible(isSearching);
    const QString found = tr("%1 of %2").arg(m_model->foundCount()).arg(m_model->ruleCount());
    m_found->setText(found);
    m_search->setAccessibleDescription(isSearching ? found : QString());
}

void RulesPanel::prepareList()
{
    m_list->setObjectName(QStringLiteral("rules"));
    m_list->setAccessibleName(tr("Rules of the puzzle"));
    m_list->setMinimumHeight(m_list->fontMetrics().lineSpacing() * 3);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it has what room is left
    m_list->setToolTip(tr("Untick a rule to switch it off. F2 or a double click changes it, R turns it "
                          "round, Delete removes it."));
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
    const bool isOn = selected.front().data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const std::vector<Constraint> constraints = constraintsOf(m_list->selectedRules());
    connect(add(tr("Change"), hasOneRule()), &QAction::triggered, this, &RulesPanel::changeCurrent);
    connect(add(m_turn->text(), m_turn->isEnabled()), &QAction::triggered, this, &RulesPanel::turnCurrent);
    connect(add(isOn ? tr("Switch Off") : tr("Switch On"), true), &QAction::triggered, this,
            [this, isOn] { m_model->switchRules(m_list->selectedRules(), !isOn); });
    connect(add(tr("Fill In Numbers"), std::ranges::any_of(constraints, isOpenClue)), &QAction::triggered,
            this, [this, constraints] { emit fillInRequested(constraints); });
    menu->addSeparator();
    m_arranger->addTo(*menu);
    menu->addSeparator();
    connect(add(tr("Remove"), true), &QAction::triggered, this, &RulesPanel::removeSelected);
    menu->popup(m_list->viewport()->mapToGlobal(place));
}

int RulesPanel::ruleCount() const
{
    return m_model->ruleCount();
}

void RulesPanel::select(const std::vector<Constraint> &constraints)
{
    m_list->select(constraints);
}

bool RulesPanel::hasOneRule() const
{
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    return selected.size() == 1 && selected.front() == m_list->currentIndex()
           && !m_model->isGroup(selected.front());
}

void RulesPanel::removeSelected()
{
    std::vector<BoardRule> removed = m_list->selectedRules();
    if (const QModelIndex current = m_list->currentIndex(); removed.empty() && current.isValid())
        removed = m_model->rules({current});
    if (removed.empty())
        return;
    m_isFollowing = true; // the list makes the next rule current
    m_model->removeRules(removed);
    m_isFollowing = false;
    const QModelIndex next = m_list->currentIndex();
    if (!m_tool->isActive()) { // what the next Delete removes
        if (next.isValid())
            m_list->selectionModel()->select(next, QItemSelectionModel::ClearAndSelect);
        followSelection();
        return;
    }
    m_list->clearSelection();
    if (removed.size() == 1)
        m_tool->keep(removed.front().constraint);
}

void RulesPanel::changeCurrent()
{
    if (const QModelIndex current = m_list->currentIndex(); current.isValid() && !m_model->isGroup(current))
        m_tool->change(m_model->rule(current));
}

void RulesPanel::turnCurrent()
{
    const bool hasRule = m_list->currentIndex().isValid() && !m_model->isGroup(m_list->currentIndex());
    const auto turned = hasRule ? m_model->turnRound(m_list->currentIndex()) : std::nullopt;
    if (!turned) {
        m_tool->refuse(turningHint());
        return;
    }
    followBoard(*turned);
    if (const QModelIndex current = m_list->currentIndex(); m_tool->isActive() && current.isValid())
        m_tool->select(m_model->rule(current));
}

void RulesPanel::showOnBoard()
{
    const QModelIndex current = m_list->currentIndex();
    if (m_isFollowing || !m_list->hasFocus() || !current.isValid() || m_model->isGroup(current))
        return;
    const BoardRule rule = m_model->rule(current);
    if (m_tool->isActive())
        m_tool->select(rule);
    else if (!rule.constraint.cells.empty())
        m_view.select(rule.constraint.cells);
}

void RulesPanel::followSelection()
{
    const std::vector<BoardRule> selected = m_list->selectedRules();
    m_remove->setEnabled(!selected.empty());
    m_turn->setEnabled(hasOneRule() && turnedRound(m_document.geometry(), selected.front().constraint));
    std::vector<std::vector<Cell>> groups;
    for (const BoardRule &rule : selected)
        groups.push_back(shownCells(m_document.geometry(), rule.constraint));
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

void RulesPanel::followBoard(const Constraint &constraint)
{
    m_isFollowing = true;
    if (m_model->isSearching() && !m_model->indexOf(constraint).isValid())
        m_search->clear(); // or it could not be shown
    m_list->show(constraint);
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
    followBoard(changed.front().constraint);
    if (changed.size() > 1)
        select(constraintsOf(changed));
}

void RulesPanel::followMoves(const std::vector<Cell> &map)
{
    m_isFollowing = true; // the board has its selection already
    select(movedRules(m_document.board(), m_selectedBefore, map));
    m_isFollowing = false;
    followSelection();
}

void RulesPanel::followCursor()
{
    const QModelIndex current = m_list->currentIndex();
    const Cell cell = m_view.currentCell();
    const bool hasRule = current.isValid() && !m_model->isGroup(current);
    if (m_list->hasFocus() || m_tool->isActive()
        || (hasRule && std::ranges::count(m_model->rule(current).constraint.cells, cell) > 0))
        return;
    if (const auto found = m_model->firstAt(cell))
        followBoard(*found);
    else
        m_list->clearSelection();
}

} // namespace sudoku
