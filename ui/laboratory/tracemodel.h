#pragma once

#include <QAbstractTableModel>

#include "core/board/symbols.h"
#include "core/trace/puzzletrace.h"

#include <memory>

namespace sudoku {

/// The steps of a run as rows: the number, the level, and a sentence.
class TraceModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { StepColumn, LevelColumn, SentenceColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows the steps of \a trace, which may be null, with digits in \a symbols, which must outlive this
    /// object.
    void set(std::shared_ptr<const PuzzleTrace> trace, const SymbolSet &symbols);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const QModelIndex &index) const;

    std::shared_ptr<const PuzzleTrace> m_trace;
    const SymbolSet *m_symbols = nullptr;
};

} // namespace sudoku
