#include "core/search/differentcells.h"

#include <algorithm>

namespace sudoku {

void DifferentCells::add(const std::vector<Cell> &cells)
{
    m_sets.emplace_back(m_cellCount, cells);
    for (const Cell cell : cells) {
        m_peers[cell].insert(cells);
        m_peers[cell].remove(cell);
    }
}

bool DifferentCells::areDifferent(std::span<const Cell> cells) const
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!m_peers[cells[i]].contains(cells[j]))
                return false;
    return true;
}

std::vector<std::vector<Cell>> DifferentCells::groupsOf(std::span<const Cell> cells) const
{
    CellSet left(m_cellCount, cells);
    std::vector<std::vector<Cell>> groups;
    while (!left.isEmpty()) {
        CellSet largest(m_cellCount);
        largest.insert(left.first());
        for (const CellSet &set : m_sets)
            if (set.intersects(left))
                if (const CellSet common = set & left; common.size() > largest.size())
                    largest = common;
        for (const Cell cell : left - largest) // others may see all of them
            if (largest.isSubsetOf(m_peers[cell]))
                largest.insert(cell);
        groups.push_back(largest.toVector());
        left -= largest;
    }
    return groups;
}

} // namespace sudoku
