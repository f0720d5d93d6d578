#include "ui/hints/stepsmodel.h"

#include "ui/text/steptext.h"

namespace sudoku {

void StepsModel::setSteps(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols)
{
    beginResetModel();
    m_rows.clear();
    for (const Step &step : steps)
        m_rows.push_back({step.technique, conclusionText(geometry, symbols, step)});
    endResetModel();
}

int StepsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StepsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columnTotal;
}

QVariant StepsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[index.row()];
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Score))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return tr("%1: %2").arg(techniqueName(*row.technique), row.conclusion);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number:
        return index.row() + 1;
    case Name:
        return techniqueName(*row.technique);
    case Conclusion:
        return row.conclusion;
    case Weight:
        return levelText(row.technique->level);
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
        return tr("Technique");
    case Conclusion:
        return tr("Follows");
    case Weight:
        return tr("Level");
    default:
        return tr("Score");
    }
}

} // namespace sudoku
