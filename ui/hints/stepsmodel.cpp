#include "ui/hints/stepsmodel.h"

#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr quintptr noGroup = 0; // of top level rows; others have the number of their group, from 1

} // namespace

void StepsModel::setSteps(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols)
{
    beginResetModel();
    setRows(steps, geometry, symbols);
    m_groups.clear();
    endResetModel();
}

void StepsModel::setGroups(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols)
{
    beginResetModel();
    setRows(steps, geometry, symbols);
    m_groups.clear();
    for (int step = 0; step < std::ssize(m_rows); ++step) {
        const auto group = std::ranges::find(m_groups, m_rows[step].technique, [this](const auto &each) {
            return m_rows[each.front()].technique;
        });
        if (group == m_groups.end())
            m_groups.push_back({step});
        else
            group->push_back(step);
    }
    endResetModel();
}

void StepsModel::setRows(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols)
{
    m_rows.clear();
    for (const Step &step : steps)
        m_rows.push_back({step.technique, conclusionText(geometry, symbols, step)});
}

bool StepsModel::isGroup(const QModelIndex &index) const
{
    return !m_groups.empty() && index.internalId() == noGroup;
}

std::optional<int> StepsModel::stepAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    if (m_groups.empty())
        return index.row();
    return isGroup(index) ? m_groups[index.row()].front() : m_groups[index.internalId() - 1][index.row()];
}

QModelIndex StepsModel::indexOf(int step) const
{
    for (std::size_t group = 0; group < m_groups.size(); ++group)
        if (const auto found = std::ranges::find(m_groups[group], step); found != m_groups[group].end())
            return createIndex(static_cast<int>(found - m_groups[group].begin()), Name, group + 1);
    return index(step, Name);
}

QModelIndex StepsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= columnTotal || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? parent.row() + 1 : noGroup);
}

QModelIndex StepsModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == noGroup)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, noGroup);
}

int StepsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.empty() ? m_rows.size() : m_groups.size());
    return isGroup(parent) && parent.column() == 0 ? static_cast<int>(m_groups[parent.row()].size()) : 0;
}

int StepsModel::columnCount(const QModelIndex & /*parent*/) const
{
    return columnTotal;
}

QString StepsModel::nameText(const QModelIndex &index, const Row &row) const
{
    if (m_groups.empty())
        return techniqueName(*row.technique);
    if (!isGroup(index))
        return row.conclusion;
    return QStringLiteral("%1\u00a0×\u00a0%2")
        .arg(m_groups[index.row()].size())
        .arg(techniqueName(*row.technique));
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    const std::optional<int> step = stepAt(index);
    if (!step)
        return {};
    const Row &row = m_rows[*step];
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Score))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return isGroup(index) ? nameText(index, row)
                              : tr("%1: %2").arg(techniqueName(*row.technique), row.conclusion);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number:
        return *step + 1;
    case Name:
        return nameText(index, row);
    case Conclusion:
        return row.conclusion;
    case Weight:
        return m_groups.empty() || isGroup(index) ? levelText(row.technique->level) : QString();
    default:
        return row.technique->score;
    }
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == Number || section == Score ? Qt::AlignRight : Qt::AlignLeft)
                                   | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Score)
        return tr("HoDoKu's score of the technique");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Step");
    case Name:
        return m_groups.empty() ? tr("Technique") : tr("Technique, and what follows");
    case Conclusion:
        return tr("Follows");
    case Weight:
        return tr("Level");
    default:
        return tr("Score");
    }
}

} // namespace sudoku
