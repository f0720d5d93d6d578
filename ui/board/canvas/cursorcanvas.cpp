#include "ui/board/canvas/cursorcanvas.h"

namespace sudoku {

/// Sets the accessible name, which assistive technology reads whenever it changes.
void CursorCanvas::refresh()
{
    setAccessibleName(description(m_current, shape().rowOf(m_current) + 1, shape().columnOf(m_current) + 1));
    update();
}

void CursorCanvas::moveTo(Cell cell)
{
    m_current = cell;
    refresh();
}

Cell CursorCanvas::cellNextTo(int rows, int columns) const
{
    const int size = shape().size();
    int row = shape().rowOf(m_current);
    int column = shape().columnOf(m_current);
    std::optional<Cell> next;
    while (!next) { // over holes, and at last to the cell itself
        row = (row + rows + size) % size;
        column = (column + columns + size) % size;
        next = shape().findCell(row, column);
    }
    return *next;
}

} // namespace sudoku
