#pragma once

#include "core/board/geometry.h"

#include <algorithm>
#include <vector>

namespace sudoku {

/// A set of cells of one board.
class CellSet
{
public:
    explicit CellSet(int cellCount) : m_has(cellCount) {}

    bool contains(Cell cell) const { return m_has[cell]; }
    bool isTouching(const std::vector<Cell> &cells) const
    {
        return std::ranges::any_of(cells, [this](Cell cell) { return contains(cell); });
    }
    bool includes(const std::vector<Cell> &cells) const
    {
        return std::ranges::all_of(cells, [this](Cell cell) { return contains(cell); });
    }
    void insert(const std::vector<Cell> &cells)
    {
        for (const Cell cell : cells)
            m_has[cell] = true;
    }
    /// Returns the cells that are not in \a others, ascending.
    std::vector<Cell> without(const CellSet &others) const
    {
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < static_cast<Cell>(m_has.size()); ++cell)
            if (m_has[cell] && !others.m_has[cell])
                cells.push_back(cell);
        return cells;
    }

private:
    std::vector<bool> m_has;
};

} // namespace sudoku
