#include "ui/teach/steps/stepsmodel.h"

#include "ui/base/shorteningdelegate.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr quintptr noGroup = 0; // of top level rows; others have the number of their group, from 1

} // namespace

bool StepsModel::isContinuedBy(const std::vector<ListedStep> &steps) const
{
    return m_groups.empty() && !m_steps.empty() && steps.size() >= m_steps.size()
           && std::equal(m_steps.begin(), m_steps.end(), steps.begin());
}

void StepsModel::setSteps(const StepTitles &titles, const std::vector<ListedStep> &steps)
{
    if (titles == m_titles && isContinuedBy(steps)) {
        if (steps.size() == m_steps.size())
            return;
        beginInsertRows({}, static_cast<int>(m_steps.size()), static_cast<int>(steps.size()) - 1);
        m_steps = steps;
        endInsertRows();
        return;
    }
    beginResetModel();
    m_titles = titles;
    m_steps = steps;
    m_groups.clear();
    endResetModel();
}

void StepsModel::setGroups(const StepTitles &titles, const std::vector<ListedStep> &steps)
{
    beginResetModel();
    m_titles = titles;
    m_steps = steps;
    m_groups.clear();
    for (int step = 0; step < std::ssize(m_steps); ++step) {
        const auto group = std::ranges::find(m_groups, m_steps[step].name,
                                             [this](const auto &each) { return m_steps[each.front()].name; });
        if (group == m_groups.end())
            m_groups.push_back({step});
        else
            group->push_back(step);
    }
    endResetModel();
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
        return static_cast<int>(m_groups.empty() ? m_steps.size() : m_groups.size());
    return isGroup(parent) && parent.column() == 0 ? static_cast<int>(m_groups[parent.row()].size()) : 0;
}

int StepsModel::columnCount(const QModelIndex & /*parent*/) const
{
    return columnTotal;
}

bool StepsModel::isNumber(int column) const
{
    return column == Number || column == Score || (column == Weight && m_titles.isWeightNumber);
}

QString StepsModel::nameText(const QModelIndex &index, const ListedStep &step) const
{
    if (m_groups.empty())
        return step.name;
    if (!isGroup(index))
        return step.follows;
    return QStringLiteral("%1\u00a0×\u00a0%2").arg(m_groups[index.row()].size()).arg(step.name);
}

QString StepsModel::shortText(const QModelIndex &index, const ListedStep &step) const
{
    ListedStep shorter = step;
    shorter.name = shortNameIn(step.name);
    return shorter.name.isEmpty() ? QString() : nameText(index, shorter);
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    const std::optional<int> number = stepAt(index);
    if (!number)
        return {};
    const ListedStep &step = m_steps[*number];
    if (role == Qt::TextAlignmentRole && isNumber(index.column()))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == shortTextRole && index.column() == Name && (m_groups.empty() || isGroup(index)))
        return shortText(index, step);
    if (role == Qt::ToolTipRole)
        return isGroup(index) ? nameText(index, step) : step.whole;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number:
        return *number + 1;
    case Name:
        return nameText(index, step);
    case Follows:
        return step.follows;
    case Weight:
        return m_groups.empty() || isGroup(index) ? step.weight : QString();
    default:
        return step.score;
    }
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == Weight && !m_titles.weightTip.isEmpty())
        return m_titles.weightTip;
    if (role == Qt::ToolTipRole && section == Score && !m_titles.scoreTip.isEmpty())
        return m_titles.scoreTip;
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Step");
    case Name:
        return m_titles.name;
    case Follows:
        return tr("Follows");
    case Weight:
        return m_titles.weight;
    default:
        return m_titles.score;
    }
}

} // namespace sudoku
