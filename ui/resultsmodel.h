#pragma once

#include <QAbstractListModel>

#include "ui/paint/printjob.h"
#include "ui/puzzlefactory.h"

#include <vector>

namespace sudoku {

/// The puzzles that were made: each run is a section, which begins with a row that is its heading.
class ResultsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Null for a heading.
    const MadePuzzle *puzzle(const QModelIndex &index) const;
    /// The puzzle's number as it will be printed.
    int number(int row) const;
    int puzzleCount() const;

    /// The next puzzle begins a section.
    void beginSection() { m_hasOpenSection = false; }
    void add(const MadePuzzle &made);
    void remove(int row);
    void clear();

    std::vector<PrintSection> printSections() const;
    /// All puzzles, one after the other, as readers of text like them.
    QString text(const SymbolSet &symbols) const;

private:
    QString headingText(int row) const;
    QString captionText(int row) const;

    std::vector<std::optional<MadePuzzle>> m_rows; // nothing is a heading
    bool m_hasOpenSection = false;
};

} // namespace sudoku
