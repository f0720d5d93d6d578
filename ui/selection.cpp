#include "ui/selection.h"

#include <algorithm>

namespace sudoku {

Selection::Selection(const Geometry &geometry) : m_geometry(geometry), m_isSelected(geometry.cellCount())
{
    m_isSelected[m_current] = true;
}

std::vector<Cell> Selection::cells() const
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < std::ssize(m_isSelected); ++cell)
        if (m_isSelected[cell])
            cells.push_back(cell);
    return cells;
}

void Selection::moveTo(Cell cell, bool isExtending)
{
    m_current = cell;
    if (!isExtending)
        m_anchor = cell;
    selectRectangle(m_anchor, cell);
}

void Selection::moveBy(int rows, int columns, bool isExtending)
{
    const int size = m_geometry.size();
    const auto step = [=](int at, int by) {
        return isExtending ? std::clamp(at + by, 0, size - 1) : (at + by + size) % size;
    };
    const int row = step(m_geometry.rowOf(m_current), rows);
    const int column = step(m_geometry.columnOf(m_current), columns);
    moveTo(m_geometry.cellAt(row, column), isExtending);
}

void Selection::add(Cell cell)
{
    m_current = cell;
    m_anchor = cell;
    m_isSelected[cell] = true;
}

void Selection::toggle(Cell cell)
{
    if (!contains(cell)) {
        add(cell);
        return;
    }
    const std::vector<Cell> selected = cells();
    if (selected.size() == 1)
        return;
    m_isSelected[cell] = false;
    if (cell == m_current)
        m_current = m_anchor = selected.front() == cell ? selected.back() : selected.front();
}

void Selection::selectAll()
{
    m_isSelected.assign(m_isSelected.size(), true);
}

void Selection::selectRectangle(Cell from, Cell to)
{
    m_isSelected.assign(m_isSelected.size(), false);
    const auto [top, bottom] = std::minmax({m_geometry.rowOf(from), m_geometry.rowOf(to)});
    const auto [left, right] = std::minmax({m_geometry.columnOf(from), m_geometry.columnOf(to)});
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            m_isSelected[m_geometry.cellAt(row, column)] = true;
}

} // namespace sudoku
