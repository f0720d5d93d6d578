#pragma once

#include "core/board/cellset.h"
#include "core/board/geometry.h"

#include <span>
#include <vector>

namespace sudoku {

/// The cells of a board whose digits differ, by all its houses and other rules that say so.
class DifferentCells
{
public:
    explicit DifferentCells(int cellCount)
        : m_peers(static_cast<std::size_t>(cellCount), CellSet(cellCount)),
          m_cellCount(cellCount)
    {
    }

    /// Notes that the digits of \a cells differ.
    void add(const std::vector<Cell> &cells);

    /// Returns for each cell those that must differ from it.
    std::span<const CellSet> peers() const { return m_peers; }
    /// Returns whether all digits of \a cells differ.
    bool areDifferent(std::span<const Cell> cells) const;
    /// Returns \a cells in few groups, each of different digits: the largest that a house or another rule
    /// makes, then the largest of what is left.
    std::vector<std::vector<Cell>> groupsOf(std::span<const Cell> cells) const;

private:
    std::vector<CellSet> m_peers;
    std::vector<CellSet> m_sets; // that were added
    int m_cellCount;
};

} // namespace sudoku
