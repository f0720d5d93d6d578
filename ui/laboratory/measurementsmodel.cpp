#include "ui/laboratory/measurementsmodel.h"

#include "ui/laboratory/quantitytext.h"
#include "ui/text/words.h"

#include <QFont>

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

/// Returns the heading in two lines, for a narrow column.
QString twoLines(QString heading)
{
    if (const qsizetype space = heading.indexOf(QLatin1Char(' ')); space > 0)
        heading[space] = QLatin1Char('\n');
    return heading;
}

} // namespace

int MeasurementsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MeasurementsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstQuantityColumn + static_cast<int>(quantities().size());
}

const Quantity *MeasurementsModel::quantityOf(int column) const
{
    return column < FirstQuantityColumn ? nullptr : &quantities()[column - FirstQuantityColumn];
}

QVariant MeasurementsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const MeasuredRow &row = m_rows[index.row()];
    const Quantity *quantity = quantityOf(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case SortRole:
        return sortKey(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (quantity ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        if (quantity && isBest(index.row(), *quantity)) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::AccessibleTextRole:
        return quantity && isBest(index.row(), *quantity)
                   ? tr("%1, the smallest").arg(text(row, index.column()))
                   : QVariant();
    default:
        return {};
    }
}

QVariant MeasurementsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    const Quantity *quantity = quantityOf(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignBottom | (quantity ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    if (quantity)
        return twoLines(headingOf(*quantity));
    const QString headings[] = {tr("Encoding"), tr("Solver"), tr("Answer")};
    return headings[section];
}

QString MeasurementsModel::text(const MeasuredRow &row, int column) const
{
    if (const Quantity *quantity = quantityOf(column))
        return valueText(*quantity, row.measurement);
    if (column == EncodingColumn)
        return encodingText(row);
    if (column == SolverColumn)
        return solverName(row.experiment.solve.solver);
    const bool areSeveral = row.puzzles > 1 && row.measurement.verdict;
    const QString answer =
        areSeveral ? tr("puzzles: %L1").arg(row.puzzles) : verdictText(row.measurement.verdict);
    const bool isCut = row.measurement.runs < row.experiment.runs && !row.measurement.isOverTime;
    return isCut ? tr("%1 (%2 of %3 runs)").arg(answer).arg(row.measurement.runs).arg(row.experiment.runs)
                 : answer;
}

/// Sorts values above the time limit last.
QVariant MeasurementsModel::sortKey(const MeasuredRow &row, int column) const
{
    const Quantity *quantity = quantityOf(column);
    if (!quantity)
        return text(row, column);
    return exactValue(*quantity, row.measurement).value_or(std::numeric_limits<double>::max());
}

void MeasurementsModel::add(MeasuredRow row)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back(std::move(row));
    endInsertRows();
    emit dataChanged(index(0, FirstQuantityColumn), index(rowCount() - 1, columnCount() - 1), {Qt::FontRole});
}

void MeasurementsModel::set(std::vector<MeasuredRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QString MeasurementsModel::encodingText(const MeasuredRow &row) const
{
    const EncodeOptions &encode = row.experiment.solve.encode;
    const auto isOtherKind = [&encode](const MeasuredRow &other) {
        return other.experiment.solve.encode.kind != encode.kind;
    };
    const QString name = encodingName(*encode.method);
    return std::ranges::any_of(m_rows, isOtherKind) ? tr("%1 (%2)").arg(name, kindText(encode.kind)) : name;
}

bool MeasurementsModel::isBest(int row, const Quantity &quantity) const
{
    const Measurement &measured = m_rows[row].measurement;
    const auto isBeaten = [&](const MeasuredRow &other) {
        return isSmaller(quantity, other.measurement, measured);
    };
    const auto isBeating = [&](const MeasuredRow &other) {
        return isSmaller(quantity, measured, other.measurement);
    };
    return exactValue(quantity, measured) && std::ranges::none_of(m_rows, isBeaten)
           && std::ranges::any_of(m_rows, isBeating);
}

} // namespace sudoku
