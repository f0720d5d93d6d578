#pragma once

#include "ui/board/canvas/boardcanvas.h"

namespace sudoku {

/// A board with a cursor of its own. The accessible name of the widget describes the cell of the cursor.
class CursorCanvas : public BoardCanvas
{
    Q_OBJECT

public:
    Cell currentCell() const { return m_current; }

protected:
    using BoardCanvas::BoardCanvas;

    /// Returns a description of \a cell, in \a row and \a column, which count from 1.
    virtual QString description(Cell cell, int row, int column) const = 0;
    /// Updates the description and paints the board again.
    void refresh();
    void moveTo(Cell cell);
    /// Returns the cell that is \a rows and \a columns away. At the edge it continues on the other side.
    Cell cellNextTo(int rows, int columns) const;

private:
    Cell m_current = 0;
};

} // namespace sudoku
