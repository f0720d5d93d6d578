#pragma once

#include <QAbstractItemModel>

#include "core/board/geometry.h"
#include "core/board/symbols.h"
#include "core/hints/steps/technique.h"

#include <optional>
#include <vector>

namespace sudoku {

/// Steps, each with its number, its technique, what follows from it, and its weight: as a list, or as groups
/// of the steps of one technique.
class StepsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// Those of groups are Name, which has what follows in the rows of steps, and Weight.
    enum Column { Number, Name, Conclusion, Weight, Score, columnTotal };

    using QAbstractItemModel::QAbstractItemModel;

    void setSteps(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols);
    /// Groups \a steps, in the order of the first step of each technique.
    void setGroups(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols);

    /// Returns the index in the list of steps; for a group that of its first step; or nothing.
    std::optional<int> stepAt(const QModelIndex &index) const;
    QModelIndex indexOf(int step) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
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

    void setRows(const std::vector<Step> &steps, const Geometry &geometry, const SymbolSet &symbols);
    bool isGroup(const QModelIndex &index) const;
    QString nameText(const QModelIndex &index, const Row &row) const;

    std::vector<Row> m_rows;
    std::vector<std::vector<int>> m_groups; // of indexes of steps; none in a list
};

} // namespace sudoku
