#pragma once

#include <QAbstractItemModel>
#include <QString>

#include <optional>
#include <vector>

namespace sudoku {

/// A step as a list shows it.
struct ListedStep
{
    QString name;
    QString follows = {};
    QString whole = {}; ///< both, for a tool tip
    QString weight = {};
    QString score = {};

    bool operator==(const ListedStep &) const = default;
};

/// The titles of the columns.
struct StepTitles
{
    QString name;
    QString weight;
    QString weightTip = {};
    QString score;
    QString scoreTip = {};
    bool hasScore = true;
    bool isWeightNumber = false;

    bool operator==(const StepTitles &) const = default;
};

/// Steps, each with its number, its name, what follows from it, and its weight: as a list, or as groups of
/// the steps of one name.
class StepsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// Those of groups are Name, which has what follows in the rows of steps, and Weight.
    enum Column { Number, Name, Follows, Weight, Score, columnTotal };

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows \a steps as a list. Those that are listed already stay, so that a list may grow.
    void setSteps(const StepTitles &titles, const std::vector<ListedStep> &steps);
    /// Groups \a steps, in the order of the first step of each name.
    void setGroups(const StepTitles &titles, const std::vector<ListedStep> &steps);

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
    bool isContinuedBy(const std::vector<ListedStep> &steps) const;
    bool isGroup(const QModelIndex &index) const;
    bool isNumber(int column) const;
    QString nameText(const QModelIndex &index, const ListedStep &step) const;
    QString shortText(const QModelIndex &index, const ListedStep &step) const;

    StepTitles m_titles;
    std::vector<ListedStep> m_steps;
    std::vector<std::vector<int>> m_groups; // of indexes of steps; none in a list
};

} // namespace sudoku
