#pragma once

#include <QAbstractListModel>

#include "ui/base/history.h"
#include "ui/generate/puzzlefactory.h"
#include "ui/paint/printjob.h"

#include <optional>
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
    /// The rows that are headings, ascending.
    const std::vector<int> &headings() const { return m_list.headings; }

    /// The next puzzle begins a section.
    void beginSection();
    void add(const std::vector<MadePuzzle> &made);
    void add(const MadePuzzle &made) { add(std::vector{made}); }

    /// Takes out the puzzles in \a rows.
    void remove(std::vector<int> rows);
    void clear();
    bool canUndo() const { return !m_before.isEmpty(); }
    /// Brings back what the last remove() or clear() took out.
    void undo();

    /// Another list in place of this one: nothing is the heading of a section.
    void reset(const std::vector<std::optional<MadePuzzle>> &rows);

    /// The puzzles in \a rows were opened, printed or saved.
    void setTaken(const std::vector<int> &rows);
    /// How many were not.
    int untakenCount() const;
    bool contains(const Puzzle &puzzle) const;

    /// The rows of all puzzles, in order.
    std::vector<int> puzzleRows() const;
    std::vector<PrintSection> printSections(const std::vector<int> &rows) const;
    /// All puzzles as text, one after the other.
    QString text(const SymbolSet &symbols) const;

signals:
    /// By setTaken().
    void taken(const std::vector<int> &rows);

private:
    struct List
    {
        void add(const MadePuzzle &made);
        void removeRows(int first, int last);

        std::vector<std::optional<MadePuzzle>> rows = {}; // nothing is a heading
        std::vector<int> headings = {};
        bool hasOpenSection = false;
    };

    const MadePuzzle *puzzleIn(int row) const { return m_list.rows[row] ? &*m_list.rows[row] : nullptr; }
    void removeRun(int first, int last);
    QString headingText(int row) const;
    QString captionText(int row) const;

    List m_list;
    History<List> m_before{1}; // the last removal
};

} // namespace sudoku
