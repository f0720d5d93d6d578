#include "ui/rules/rulesmodel.h"

#include "ui/board/document.h"
#include "ui/rules/rulehints.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {

RulesModel::RulesModel(Document &document, QObject *parent)
    : QAbstractListModel(parent),
      m_document(document),
      m_geometry(document.geometry()),
      m_rules(rulesOf(document.board()))
{
    connect(&document, &Document::boardChanged, this, &RulesModel::follow);
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rules.size());
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BoardRule &shown = rule(index);
    switch (role) {
    case Qt::DisplayRole:
        return ruleText(m_geometry, shown.constraint);
    case Qt::ToolTipRole:
        return demandText(shown.constraint);
    case Qt::CheckStateRole:
        return shown.isOn ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const BoardRule changed = rule(index);
    const bool isOn = value.toInt() == Qt::Checked;
    const QString name = nameText(*changed.constraint.variant);
    m_document.edit(withSwitchedRules(m_document.board(), {changed}, isOn),
                    isOn ? tr("Switch On %1").arg(name) : tr("Switch Off %1").arg(name));
    return true;
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren : flags;
}

template <typename Predicate>
QModelIndex RulesModel::firstThat(Predicate fits) const
{
    const auto found = std::ranges::find_if(m_rules, fits, &BoardRule::constraint);
    return found == m_rules.end() ? QModelIndex() : index(static_cast<int>(found - m_rules.begin()));
}

QModelIndex RulesModel::indexOf(const Constraint &constraint) const
{
    return firstThat([&](const Constraint &each) { return each == constraint; });
}

QModelIndex RulesModel::firstAt(Cell cell) const
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    return rules.empty() ? QModelIndex() : indexOf(rules.front().constraint);
}

QModelIndex RulesModel::nextAt(Cell cell, const QModelIndex &index) const
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    if (rules.empty())
        return {};
    const auto now = index.isValid() ? std::ranges::find(rules, rule(index)) : rules.end();
    const bool isLast = now == rules.end() || now + 1 == rules.end();
    return indexOf((isLast ? rules.front() : *(now + 1)).constraint);
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

void RulesModel::removeRules(const QModelIndexList &indices)
{
    std::vector<BoardRule> removed;
    for (const QModelIndex &index : indices)
        removed.push_back(rule(index));
    const QString what = removed.size() == 1
                             ? RuleWords::tr("Remove %1").arg(nameText(*removed.front().constraint.variant))
                             : tr("Remove Rules");
    m_document.edit(withoutRules(m_document.board(), removed), what);
}

/// Updates row by row, so that the selection of a list stays.
void RulesModel::follow()
{
    if (m_geometry != m_document.geometry()) { // cells have other names
        beginResetModel();
        m_geometry = m_document.geometry();
        m_rules = rulesOf(m_document.board());
        endResetModel();
        return;
    }
    int row = 0;
    for (const BoardRule &now : rulesOf(m_document.board())) {
        while (row < rowCount() && isListedBefore(m_rules[row].constraint, now.constraint))
            remove(row);
        if (row == rowCount() || m_rules[row].constraint != now.constraint) {
            insert(row, now);
        } else if (m_rules[row].isOn != now.isOn) {
            m_rules[row].isOn = now.isOn;
            emit dataChanged(index(row), index(row));
        }
        ++row;
    }
    while (row < rowCount())
        remove(row);
}

void RulesModel::insert(int row, const BoardRule &rule)
{
    beginInsertRows({}, row, row);
    m_rules.insert(m_rules.begin() + row, rule);
    endInsertRows();
}

void RulesModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rules.erase(m_rules.begin() + row);
    endRemoveRows();
}

} // namespace sudoku
