#include "ui/rules/rulelist.h"

#include "ui/rules/ruledelegate.h"
#include "ui/rules/rulesmodel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace sudoku {
namespace {

/// Returns whether \a event is a key that the list takes before the window's commands: Delete clears cells
/// there, and Select All selects cells.
bool isForList(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::SelectAll))
        return true;
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !isCommand
           && (event.key() == Qt::Key_Delete || event.key() == Qt::Key_F2 || event.key() == Qt::Key_R);
}

} // namespace

RuleList::RuleList(RulesModel &model, QWidget *parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setHeaderHidden(true);
    header()->setStretchLastSection(true);
    setSelectionMode(ExtendedSelection);
    setItemDelegate(new RuleDelegate(this));
    setWordWrap(true);
    setIndentation(fontMetrics().height());
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers); // F2 changes a rule on the board
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex &group) { noteChoice(group, true); });
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &group) { noteChoice(group, false); });
    connect(this, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!m_model.isGroup(index))
            emit changeRequested();
    });
    connectModel();
    openWhatFits();
}

void RuleList::connectModel()
{
    connect(&m_model, &RulesModel::regrouping, this, [this] {
        m_kept = constraintsOf(selectedRules());
        m_keptCurrent.reset();
        if (currentIndex().isValid() && !m_model.isGroup(currentIndex()))
            m_keptCurrent = m_model.rule(currentIndex()).constraint;
    });
    connect(&m_model, &RulesModel::regrouped, this, [this] {
        if (m_keptCurrent)
            show(*m_keptCurrent);
        select(m_kept);
    });
    const auto fit = [this](const QModelIndex &parent) {
        if (!parent.isValid())
            openWhatFits();
    };
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, fit);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, fit);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RuleList::openWhatFits);
}

void RuleList::search(const QString &text)
{
    m_model.setSearch(text);
    openWhatFits(); // a search opens all, its end closes them again
}

// Selecting.

std::vector<BoardRule> RuleList::selectedRules() const
{
    return m_model.rules(selectionModel()->selectedIndexes());
}

void RuleList::show(const Constraint &constraint)
{
    const QModelIndex index = m_model.indexOf(constraint);
    openFor({index});
    // The list's own function would not select it while Ctrl is held.
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

void RuleList::select(const std::vector<Constraint> &constraints)
{
    QModelIndexList indices;
    QItemSelection selection;
    for (const Constraint &constraint : constraints)
        if (const QModelIndex index = m_model.indexOf(constraint); index.isValid()) {
            indices += index;
            selection.select(index, index);
        }
    openFor(indices);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!indices.isEmpty())
        scrollTo(indices.front());
}

/// Opens the groups of \a rules, and closes those that were opened for others.
void RuleList::openFor(const QModelIndexList &rules)
{
    std::set<const Variant *> kinds;
    for (const QModelIndex &rule : rules)
        if (rule.parent().isValid())
            kinds.insert(&m_model.kind(rule));
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex group = m_model.index(row, 0);
        const Variant *kind = &m_model.kind(group);
        if (kinds.contains(kind) && !isExpanded(group)) {
            setOpen(group, true);
            m_opened.insert(kind);
        } else if (!kinds.contains(kind) && m_opened.erase(kind) > 0) {
            setOpen(group, false);
        }
    }
}

void RuleList::switchSelected()
{
    const std::vector<BoardRule> rules = selectedRules();
    if (rules.empty())
        return;
    const bool isOn = currentIndex().data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_model.switchRules(rules, !isOn);
}

// Opening groups.

void RuleList::setOpen(const QModelIndex &group, bool isOpen)
{
    const bool wasFitting = std::exchange(m_isFitting, true);
    setExpanded(group, isOpen);
    m_isFitting = wasFitting;
}

void RuleList::noteChoice(const QModelIndex &group, bool isOpen)
{
    if (m_isFitting || m_model.isSearching())
        return;
    m_choices[&m_model.kind(group)] = isOpen;
    m_opened.erase(&m_model.kind(group));
}

/// Returns the height of a row with one line of text; some need more lines.
int RuleList::rowHeight() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (const QModelIndex top = m_model.index(row, 0); m_model.isGroup(top))
            return itemDelegate()->sizeHint(option, top).height();
    return fontMetrics().height();
}

/// Opens the groups for which there is room, from the first one on, and closes the others. While a search is
/// on, opens all.
void RuleList::openWhatFits()
{
    const int height = rowHeight();
    int room = viewport()->height() - m_model.rowCount() * height;
    bool hasGroups = false;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex top = m_model.index(row, 0);
        if (!m_model.isGroup(top))
            continue;
        hasGroups = true;
        const bool isOpen = isOpenByChoice(top, room, height);
        const bool isInUse = m_opened.contains(&m_model.kind(top)) || currentIndex().parent() == top;
        setOpen(top, isOpen || (isInUse && isExpanded(top)));
        if (isOpen)
            room -= m_model.rowCount(top) * height;
    }
    setRootIsDecorated(hasGroups);
    m_windowHeight = window()->height();
}

bool RuleList::isOpenByChoice(const QModelIndex &group, int room, int height) const
{
    if (m_model.isSearching())
        return true;
    if (const auto choice = m_choices.find(&m_model.kind(group)); choice != m_choices.end())
        return choice->second;
    return m_model.rowCount() == 1 || m_model.rowCount(group) * height <= room;
}

void RuleList::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        scheduleDelayedItemsLayout();         // texts need other lines
    if (window()->height() != m_windowHeight) // else the tool above grew or shrank
        openWhatFits();
}

void RuleList::showEvent(QShowEvent *event)
{
    QTreeView::showEvent(event);
    openWhatFits();
}

// Keys.

bool RuleList::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isForList(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void RuleList::keyPressEvent(QKeyEvent *event)
{
    const bool isOurs = isForList(*event) && !event->matches(QKeySequence::SelectAll);
    if (isOurs && event->key() == Qt::Key_Delete)
        emit removeRequested();
    else if (isOurs && event->key() == Qt::Key_F2)
        emit changeRequested();
    else if (isOurs)
        emit turnRequested();
    else if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier
             && selectionModel()->selectedIndexes().size() > 1)
        switchSelected();
    else
        QTreeView::keyPressEvent(event);
}

void RuleList::paintEvent(QPaintEvent *event)
{
    QTreeView::paintEvent(event);
    if (m_model.rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                     m_model.isSearching() ? tr("No rule matches the search.")
                                           : tr("No further rules. Add some above."));
}

} // namespace sudoku
