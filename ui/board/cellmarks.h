#pragma once

#include <QLabel>

namespace sudoku {

class BoardView;

/// The pencil marks and live candidates of the cursor's cell in figures that are easy to read, for boards
/// whose cells have little room for theirs: those above 9x9.
class CellMarks : public QLabel
{
    Q_OBJECT

public:
    explicit CellMarks(QWidget *parent = nullptr);

    /// Follows the cursor of \a view.
    void follow(BoardView &view);

private:
    void show(const BoardView &view);
};

} // namespace sudoku
