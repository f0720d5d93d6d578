#pragma once

#include <QAbstractTableModel>

#include "core/board/geometry.h"
#include "core/board/symbols.h"
#include "core/hints/steps/technique.h"

#include <vector>

namespace sudoku {

/// A list of steps, each with its number, its technique, what follows from it, and its weight.
class StepsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Name, Conclusion, Weight, Score, columnTotal };

    using QAbstractTableModel::QAbstractTableModel;

    void setSteps(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        const Technique *technique;
        QString conclusion;
    };

    std::vector<Row> m_rows;
};

} // namespace sudoku
