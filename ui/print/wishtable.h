#pragma once

#include <QTableWidget>

#include "ui/printjob/bookfile.h"

namespace sudoku {

/// The puzzles of a chapter. A row is a file, or a wish in values of options of "generate", which are chosen
/// from lists where they are known.
class WishTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit WishTable(QWidget *parent = nullptr);

    void setSources(const std::vector<BookSource> &sources);
    /// Returns the source in \a row; \a before is what was in it, which may have options without a column.
    BookSource source(int row, const BookSource &before) const;
    /// Returns the column for the member \a name of puzzles, or the first one.
    int columnOf(const QString &name) const;
    /// Colours the cells in which something is wrong; says it there.
    void clearProblems();
    void setProblem(int row, int column, const QString &problem);

protected:
    /// Clears the cell at Delete and Backspace.
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString textAt(int row, int column) const;
};

} // namespace sudoku
