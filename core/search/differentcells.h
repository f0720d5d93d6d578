#pragma once

#include "core/board/cellset.h"
#include "core/board/geometry.h"

#include <span>
#include <vector>

namespace sudoku {

/// Which cells of a board have different digits, by its houses and by other rules that demand it.
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
    /// Splits \a cells into few groups of different digits: the largest group that a house or another rule
    /// makes, then the largest one among the other cells, and so on.
    std::vector<std::vector<Cell>> groupsOf(std::span<const Cell> cells) const;

private:
    std::vector<CellSet> m_peers;
    std::vector<CellSet> m_sets; // that were added
    int m_cellCount;
};

} // namespace sudoku
