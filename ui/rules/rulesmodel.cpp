#include "ui/rules/rulesmodel.h"

#include "ui/board/document.h"
#include "ui/rules/rulehints.h"
#include "ui/text/words.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <type_traits>
#include <utility>

namespace sudoku {
namespace {

/// Returns what a step of undo about \a rules names: the kind of a single one, or how many there are.
QString subjectText(const std::vector<BoardRule> &rules)
{
    return rules.size() == 1 ? nameText(*rules.front().constraint.variant)
                             : rulesText(static_cast<int>(rules.size()));
}

bool areGrouped(const std::vector<std::unique_ptr<RuleEntry>> &entries)
{
    return std::ranges::any_of(entries, &RuleEntry::isGroup, [](const auto &entry) { return *entry; });
}

RuleEntry &valueOf(const std::unique_ptr<RuleEntry> &row)
{
    return *row;
}

BoardRule &valueOf(BoardRule &row)
{
    return row;
}

/// The order of the rows of one level.
constexpr auto isRowBefore = [](const auto &a, const auto &b) {
    if constexpr (std::is_same_v<decltype(a), const BoardRule &>)
        return isListedBefore(a.constraint, b.constraint);
    else
        return isEntryListedBefore(*a, *b);
};

} // namespace

RulesModel::RulesModel(Document &document, QObject *parent)
    : QAbstractItemModel(parent),
      m_document(document),
      m_geometry(document.geometry())
{
    follow();
    connect(&document, &Document::boardChanged, this, &RulesModel::follow);
}

// Rows.

QModelIndex RulesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? m_entries[parent.row()].get() : nullptr);
}

QModelIndex RulesModel::parent(const QModelIndex &index) const
{
    const auto *entry = static_cast<const RuleEntry *>(index.internalPointer());
    return entry ? groupIndex(*entry) : QModelIndex();
}

QModelIndex RulesModel::groupIndex(const RuleEntry &entry) const
{
    const auto found = std::ranges::find(m_entries, &entry, &std::unique_ptr<RuleEntry>::get);
    return createIndex(static_cast<int>(found - m_entries.begin()), 0);
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_entries.size());
    return isGroup(parent) ? static_cast<int>(entryOf(parent).rules.size()) : 0;
}

const RuleEntry &RulesModel::entryOf(const QModelIndex &index) const
{
    const auto *entry = static_cast<const RuleEntry *>(index.internalPointer());
    return entry ? *entry : *m_entries[index.row()];
}

bool RulesModel::isGroup(const QModelIndex &index) const
{
    return index.isValid() && !index.internalPointer() && entryOf(index).isGroup;
}

const BoardRule &RulesModel::rule(const QModelIndex &index) const
{
    return entryOf(index).rules[index.internalPointer() ? index.row() : 0];
}

std::vector<BoardRule> RulesModel::rules(const QModelIndexList &indices) const
{
    std::set<const RuleEntry *> groups;
    std::vector<BoardRule> rules;
    for (const QModelIndex &index : indices)
        if (isGroup(index) && groups.insert(&entryOf(index)).second)
            std::ranges::copy(entryOf(index).rules, std::back_inserter(rules));
    for (const QModelIndex &index : indices)
        if (!isGroup(index) && !groups.contains(&entryOf(index))) // else its group has it
            rules.push_back(rule(index));
    std::ranges::stable_sort(rules, isListedBefore, &BoardRule::constraint);
    return rules;
}

int RulesModel::foundCount() const
{
    std::size_t count = 0;
    for (const auto &entry : m_entries)
        count += entry->rules.size();
    return static_cast<int>(count);
}

QModelIndex RulesModel::indexOf(const Constraint &constraint) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const RuleEntry &entry = *m_entries[row];
        if (&entry.kind() != constraint.variant)
            continue;
        const auto found = std::ranges::find(entry.rules, constraint, &BoardRule::constraint);
        if (found == entry.rules.end())
            continue;
        const QModelIndex top = index(row, 0);
        return entry.isGroup ? index(static_cast<int>(found - entry.rules.begin()), 0, top) : top;
    }
    return {};
}

std::optional<Constraint> RulesModel::firstAt(Cell cell) const
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    return rules.empty() ? std::nullopt : std::optional(rules.front().constraint);
}

std::optional<Constraint> RulesModel::nextAt(Cell cell, const QModelIndex &index) const
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    if (rules.empty())
        return {};
    const bool hasRule = index.isValid() && !isGroup(index);
    const auto now = hasRule ? std::ranges::find(rules, rule(index)) : rules.end();
    const bool isLast = now == rules.end() || now + 1 == rules.end();
    return (isLast ? rules.front() : *(now + 1)).constraint;
}

// What a row shows.

void RulesModel::setTyped(const std::optional<TypedChange> &change)
{
    if (change == m_typed)
        return;
    for (const auto &listed : {std::exchange(m_typed, change), change})
        if (const QModelIndex index = listed ? indexOf(listed->before) : QModelIndex(); index.isValid())
            emit dataChanged(index, index);
}

/// Returns the constraint of a row as it is listed.
const Constraint &RulesModel::shown(const QModelIndex &index) const
{
    const Constraint &constraint = rule(index).constraint;
    return m_typed && m_typed->before == constraint ? m_typed->after : constraint;
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RuleEntry &entry = entryOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return isGroup(index)            ? nameText(entry.kind())
               : index.internalPointer() ? ruleTextInGroup(m_geometry, shown(index))
                                         : ruleText(m_geometry, shown(index));
    case Qt::AccessibleTextRole:
        return isGroup(index) ? groupText(entry) : ruleText(m_geometry, shown(index));
    case Qt::ToolTipRole:
        return demandText(isGroup(index) ? Constraint{&entry.kind(), {}} : rule(index).constraint);
    case Qt::CheckStateRole:
        return checkState(index);
    default:
        return {};
    }
}

/// Returns what a screen reader says of the column: its heading is not shown.
QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole)
        return tr("Rules");
    return QAbstractItemModel::headerData(section, orientation, role);
}

/// Returns what a screen reader says of a group: "Killer cage, 33 rules".
QString RulesModel::groupText(const RuleEntry &group) const
{
    return tr("%1, %2").arg(nameText(group.kind()), rulesText(static_cast<int>(group.rules.size())));
}

Qt::CheckState RulesModel::checkState(const QModelIndex &index) const
{
    if (!isGroup(index))
        return rule(index).isOn ? Qt::Checked : Qt::Unchecked;
    const std::vector<BoardRule> &rules = entryOf(index).rules;
    const auto count = std::ranges::count(rules, true, &BoardRule::isOn);
    return count == 0 ? Qt::Unchecked : count == std::ssize(rules) ? Qt::Checked : Qt::PartiallyChecked;
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid())
        flags |= Qt::ItemIsUserCheckable;
    if (index.isValid() && !isGroup(index))
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

// What the user changes.

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    switchRules(rules({index}), value.toInt() == Qt::Checked);
    return true;
}

void RulesModel::switchRules(const std::vector<BoardRule> &rules, bool isOn)
{
    const QString name = subjectText(rules);
    m_document.edit(withSwitchedRules(m_document.board(), rules, isOn),
                    isOn ? tr("Switch On %1").arg(name) : tr("Switch Off %1").arg(name));
}

std::optional<Constraint> RulesModel::turnRound(const QModelIndex &index)
{
    const BoardRule before = rule(index);
    const auto turned = turnedRound(m_geometry, before.constraint);
    if (turned)
        m_document.edit(withChangedRule(m_document.board(), before, *turned),
                        RuleWords::tr("Turn Round %1").arg(nameText(*turned->variant)));
    return turned;
}

void RulesModel::removeRules(const std::vector<BoardRule> &rules)
{
    const QString what = subjectText(rules);
    StepDetails details;
    if (rules.size() > 1)
        details.message = [text = tr("Removed %1. Undo restores them.").arg(what)] {
            return Message{.kind = Message::Kind::Answer, .text = text};
        };
    m_document.edit(withoutRules(m_document.board(), rules), RuleWords::tr("Remove %1").arg(what), details);
}

void RulesModel::setSearch(const QString &text)
{
    if (std::exchange(m_text, text) == text)
        return;
    m_search = RuleFilter(m_geometry, text);
    show(entriesFor(rulesOf(m_document.board())));
}

// Following the board.

void RulesModel::follow()
{
    const std::vector<BoardRule> rules = rulesOf(m_document.board());
    const int countBefore = std::exchange(m_ruleCount, static_cast<int>(rules.size()));
    if (m_geometry != m_document.geometry()) { // cells have other names
        beginResetModel();
        m_geometry = m_document.geometry();
        m_search = RuleFilter(m_geometry, m_text);
        m_entries = entriesFor(rules);
        endResetModel();
    } else {
        show(entriesFor(rules));
    }
    if (countBefore != m_ruleCount)
        emit ruleCountChanged();
}

RulesModel::Entries RulesModel::entriesFor(const std::vector<BoardRule> &rules) const
{
    Entries entries;
    for (RuleEntry &entry : groupedRules(rules, m_search))
        entries.push_back(std::make_unique<RuleEntry>(std::move(entry)));
    return entries;
}

void RulesModel::show(Entries entries)
{
    const bool isRegrouped =
        !m_entries.empty() && !entries.empty() && areGrouped(m_entries) != areGrouped(entries);
    if (isRegrouped)
        emit regrouping();
    update({}, m_entries, std::move(entries),
           [this](int row, RuleEntry &entry) { showIn(index(row, 0), std::move(entry.rules)); });
    if (isRegrouped)
        emit regrouped();
}

/// Gives the row \a top, which stays, its \a rules of now.
void RulesModel::showIn(const QModelIndex &top, std::vector<BoardRule> rules)
{
    RuleEntry &entry = *m_entries[top.row()];
    if (entry.rules == rules)
        return;
    if (entry.isGroup)
        update(top, entry.rules, std::move(rules), [&](int row, const BoardRule &now) {
            if (std::exchange(entry.rules[row].isOn, now.isOn) != now.isOn)
                emit dataChanged(index(row, 0, top), index(row, 0, top));
        });
    else
        entry.rules = std::move(rules);
    emit dataChanged(top, top); // its check mark, and how many rules it has
}

/// Removes and inserts rows below \a parent until \a rows are as \a now, in runs, so that the selection of a
/// list stays. \a keep gets each row that stays, and what it is now.
template <typename Row, typename Keep>
void RulesModel::update(const QModelIndex &parent, std::vector<Row> &rows, std::vector<Row> now,
                        const Keep &keep)
{
    int row = 0;
    auto next = now.begin();
    for (const auto [kind, count] : rowRuns(rows, now, isRowBefore)) {
        if (kind == RowRun::Kind::Removed) {
            beginRemoveRows(parent, row, row + count - 1);
            rows.erase(rows.begin() + row, rows.begin() + row + count);
            endRemoveRows();
            continue;
        }
        if (kind == RowRun::Kind::Inserted) {
            beginInsertRows(parent, row, row + count - 1);
            rows.insert(rows.begin() + row, std::make_move_iterator(next),
                        std::make_move_iterator(next + count));
            endInsertRows();
        } else {
            for (int i = 0; i < count; ++i)
                keep(row + i, valueOf(next[i]));
        }
        row += count;
        next += count;
    }
}

} // namespace sudoku
