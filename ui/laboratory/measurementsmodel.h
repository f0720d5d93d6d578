#pragma once

#include <QAbstractTableModel>

#include "core/measure/measuredrow.h"
#include "core/measure/quantities.h"

#include <optional>
#include <vector>

namespace sudoku {

/// The measurements: a row for each encoding and solver.
class MeasurementsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The columns before those of the quantities.
    enum Column { EncodingColumn, SolverColumn, AnswerColumn, FirstQuantityColumn };
    /// The role of the values by which a column is sorted.
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const MeasuredRow &row(int index) const { return m_rows[index]; }
    const std::vector<MeasuredRow> &rows() const { return m_rows; }
    void add(MeasuredRow row);
    void set(std::vector<MeasuredRow> rows);
    void clear() { set({}); }

    /// Returns a text such as "Pairwise"; with the candidates that were written if not all rows have the
    /// same.
    QString encodingText(const MeasuredRow &row) const;

    /// Returns whether \a row has the smallest value of \a quantity, while others have larger ones.
    bool isBest(int row, const Quantity &quantity) const;

private:
    const Quantity *quantityOf(int column) const;
    QString text(const MeasuredRow &row, int column) const;
    QVariant sortKey(const MeasuredRow &row, int column) const;

    std::vector<MeasuredRow> m_rows;
};

} // namespace sudoku
