#include "ui/laboratory/tracemodel.h"

#include "ui/text/tracewords.h"

#include <QFont>
#include <QLocale>

namespace sudoku {
namespace {

/// Returns whether people look for such steps first.
bool standsOut(TraceStep::Kind kind)
{
    return kind != TraceStep::Kind::Propagate && kind != TraceStep::Kind::Back;
}

} // namespace

void TraceModel::set(std::shared_ptr<const PuzzleTrace> trace, const SymbolSet &symbols)
{
    beginResetModel();
    m_trace = std::move(trace);
    m_symbols = &symbols;
    endResetModel();
}

int TraceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_trace ? 0 : static_cast<int>(m_trace->trace().steps.size());
}

int TraceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString TraceModel::text(const QModelIndex &index) const
{
    if (index.column() == StepColumn)
        return QLocale().toString(index.row() + 1);
    if (index.column() == LevelColumn)
        return QLocale().toString(m_trace->trace().steps[index.row()].level);
    return TraceWords(*m_trace, *m_symbols).step(index.row());
}

QVariant TraceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: // a sentence may be longer than its column
        return text(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (index.column() == SentenceColumn ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        if (standsOut(m_trace->trace().steps[index.row()].kind)) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant TraceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (section == SentenceColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    const QString headings[] = {tr("Step"), tr("Level"), tr("What happens")};
    return headings[section];
}

} // namespace sudoku
