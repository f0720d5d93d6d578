#pragma once

#include "ui/canvas/boardcanvas.h"

namespace sudoku {

/// A board with a cursor of its own, of which a screen reader is told by the name of the widget.
class CursorCanvas : public BoardCanvas
{
    Q_OBJECT

public:
    Cell currentCell() const { return m_current; }

protected:
    using BoardCanvas::BoardCanvas;

    /// What there is to say of \a cell, at \a row and \a column, which people count from 1.
    virtual QString description(Cell cell, int row, int column) const = 0;
    /// Says it again, and paints: something has changed.
    void refresh();
    void moveTo(Cell cell);
    /// The cell so many rows and columns away; at the edge it comes in again on the other side.
    Cell cellBeside(int rows, int columns) const;

private:
    Cell m_current = 0;
};

} // namespace sudoku
