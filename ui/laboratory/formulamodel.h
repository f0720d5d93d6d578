#pragma once

#include <QAbstractItemModel>

#include "ui/text/formulawords.h"

#include <optional>
#include <vector>

namespace sudoku {

/// A part of a formula as a tree: its statements, and below each its auxiliary variables and clauses, in
/// words and in DIMACS.
class FormulaModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { WordsColumn, DimacsColumn, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows \a part of \a puzzle. Of a house shows only \a digit, unless it is noDigit.
    void show(const Puzzle &puzzle, const SymbolSet &symbols, FormulaPart part, Digit digit);
    void clear();

    /// Returns the part that is shown, or null.
    const FormulaPart *part() const { return m_shown ? &m_shown->part : nullptr; }
    /// Returns the number of clauses in the rows.
    int clauseCount() const;
    int auxiliaryCount() const;
    /// Returns the clause of a row, or an empty one for other rows.
    Clause clause(const QModelIndex &index) const;
    QString text() const;
    /// Returns a text such as "5 = r1c1 is 5", "h730 means: …", for each variable of \a clause.
    QStringList legend(const Clause &clause) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Shown
    {
        Puzzle puzzle;
        const SymbolSet &symbols;
        FormulaPart part;
        Digit digit;
        std::vector<const ClauseGroup *> clauseGroups = {};

        FormulaWords words() const { return {puzzle, symbols, part}; }
    };

    const ClauseGroup *groupAbove(const QModelIndex &index) const;
    QString headingText(const ClauseGroup &group) const;
    QString rowText(const ClauseGroup &group, const QModelIndex &index) const;
    std::span<const Literal> clauseAt(const ClauseGroup &group, int row) const;

    std::optional<Shown> m_shown;
};

} // namespace sudoku
