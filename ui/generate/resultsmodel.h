#pragma once

#include <QAbstractListModel>

#include "ui/base/history.h"
#include "ui/generate/puzzlefactory.h"
#include "ui/paint/printjob.h"

#include <optional>
#include <vector>

namespace sudoku {

/// The generated puzzles. Each run is a section, which starts with a row for its heading.
class ResultsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Returns the puzzle at \a index, or null for a heading.
    const MadePuzzle *puzzle(const QModelIndex &index) const;
    /// Returns the number of the puzzle, as it is printed.
    int number(int row) const;
    int puzzleCount() const;
    /// Returns the rows that are headings, ascending.
    const std::vector<int> &headings() const { return m_list.headings; }

    /// Starts a new section with the next puzzle.
    void beginSection();
    void add(const std::vector<MadePuzzle> &made);
    void add(const MadePuzzle &made) { add(std::vector{made}); }

    /// Removes the puzzles in \a rows.
    void remove(std::vector<int> rows);
    void clear();
    bool canUndo() const { return !m_before.isEmpty(); }
    /// Restores the puzzles that the last remove() or clear() removed.
    void undo();

    /// Puts the puzzles of each section in an order from easy to hard; those without a level come last.
    void sortByLevel();
    /// Returns the rows of all puzzles of \a level, in order.
    std::vector<int> rowsOf(Level level) const;

    /// Replaces the list; an empty row is the heading of a section.
    void reset(const std::vector<std::optional<MadePuzzle>> &rows);

    /// Marks the puzzles in \a rows as opened, printed or saved.
    void setTaken(const std::vector<int> &rows);
    /// Returns the number of puzzles that are not marked by setTaken().
    int untakenCount() const;
    bool contains(const Puzzle &puzzle) const;

    /// Returns the rows of all puzzles, in order.
    std::vector<int> puzzleRows() const;
    std::vector<PrintSection> printSections(const std::vector<int> &rows) const;
    /// Returns all puzzles as text, one after the other.
    QString text(const SymbolSet &symbols) const;

signals:
    /// Emitted by setTaken().
    void taken(const std::vector<int> &rows);

private:
    struct List
    {
        void add(const MadePuzzle &made);
        void removeRows(int first, int last);

        std::vector<std::optional<MadePuzzle>> rows = {}; // an empty one is a heading
        std::vector<int> headings = {};
        bool hasOpenSection = false;
    };

    const MadePuzzle *puzzleIn(int row) const { return m_list.rows[row] ? &*m_list.rows[row] : nullptr; }
    void removeRun(int first, int last);
    QString headingText(int row) const;
    QString captionText(int row) const;

    List m_list;
    History<List> m_before{1}; // the list before the last removal
};

} // namespace sudoku
