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
    return shape().cellAt((shape().rowOf(m_current) + rows + size) % size,
                          (shape().columnOf(m_current) + columns + size) % size);
}

} // namespace sudoku
