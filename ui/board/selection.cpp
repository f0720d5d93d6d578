#include "ui/board/selection.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {

Selection::Selection(const Geometry &geometry) : m_geometry(geometry), m_isSelected(geometry.cellCount())
{
    m_isSelected[m_current] = true;
}

std::vector<Cell> Selection::cells() const
{
    std::vector<Cell> cells = m_cells;
    std::ranges::sort(cells);
    return cells;
}

void Selection::moveTo(Cell cell, Reach reach)
{
    if (reach == Reach::Alone || reach == Reach::Range)
        clear();
    m_current = cell;
    if (reach != Reach::Range)
        m_anchor = cell;
    if (reach == Reach::Also && contains(cell))
        pass(cell);
    else if (reach != Reach::Nothing)
        addRange(m_anchor, cell);
}

void Selection::moveBy(int rows, int columns, Reach reach)
{
    const int size = m_geometry.size();
    const bool isWrapping = reach == Reach::Alone || reach == Reach::Nothing;
    const auto step = [=](int at, int by) {
        return isWrapping ? (at + by + size) % size : std::clamp(at + by, 0, size - 1);
    };
    int row = m_geometry.rowOf(m_current);
    int column = m_geometry.columnOf(m_current);
    std::optional<Cell> next;
    for (int steps = 0; steps < size && !next; ++steps) { // over holes
        row = step(row, rows);
        column = step(column, columns);
        next = m_geometry.findCell(row, column);
    }
    moveTo(next.value_or(m_current), reach);
}

void Selection::toggle(Cell cell)
{
    const bool isAdded = !contains(cell);
    moveTo(cell, Reach::Also);
    if (!isAdded)
        takeOut(cell);
}

void Selection::remove(Cell cell)
{
    takeOut(cell);
    if (!contains(cell))
        m_current = m_anchor = m_cells.back();
}

void Selection::select(const std::vector<Cell> &cells)
{
    clear();
    for (const Cell cell : cells)
        add(cell);
    m_path = cells;
    m_current = m_anchor = cells.front();
}

void Selection::selectAll()
{
    clear();
    for (Cell cell = 0; cell < m_geometry.cellCount(); ++cell)
        add(cell);
}

void Selection::add(Cell cell)
{
    if (contains(cell))
        return;
    m_isSelected[cell] = true;
    m_cells.push_back(cell);
    m_path.push_back(cell);
}

/// Adds a selected cell to the path again.
void Selection::pass(Cell cell)
{
    const bool isStepBack = m_path.size() > 1 && m_path.end()[-2] == cell;
    if (m_path.back() != cell && !isStepBack)
        m_path.push_back(cell);
}

void Selection::takeOut(Cell cell)
{
    if (m_cells.size() == 1)
        return;
    m_isSelected[cell] = false;
    std::erase(m_cells, cell);
    std::erase(m_path, cell);
}

void Selection::clear()
{
    m_cells.clear();
    m_path.clear();
    m_isSelected.assign(m_isSelected.size(), false);
}

void Selection::addRange(Cell from, Cell to)
{
    const int rows = m_geometry.rowOf(to) - m_geometry.rowOf(from);
    const int columns = m_geometry.columnOf(to) - m_geometry.columnOf(from);
    for (int row = 0; row <= std::abs(rows); ++row)
        for (int column = 0; column <= std::abs(columns); ++column)
            if (const auto cell =
                    m_geometry.findCell(m_geometry.rowOf(from) + (rows < 0 ? -row : row),
                                        m_geometry.columnOf(from) + (columns < 0 ? -column : column)))
                add(*cell);
}

} // namespace sudoku
