#pragma once

#include "core/board/cellset.h"
#include "core/board/geometry.h"
#include "core/board/regionlink.h"

#include <vector>

namespace sudoku {

/// What a solver on paper knows of the regions of a board that does not say them: the parts, which are cells
/// that lie in one region, and which parts lie in different regions. At first each cell is a part of its own.
class RegionKnowledge
{
public:
    RegionKnowledge() = default;
    RegionKnowledge(const Geometry &geometry, int regionSize);

    /// Returns whether the regions are unknown at all; nothing else may be called if they are not.
    bool isUsed() const { return m_regionSize > 0; }
    int regionSize() const { return m_regionSize; }

    /// Returns the cells, ascending, that are known to lie in the region of \a cell, with itself.
    const std::vector<Cell> &partOf(Cell cell) const { return m_parts[m_partOf[cell]]; }
    bool isWhole(Cell cell) const { return std::ssize(partOf(cell)) == m_regionSize; }
    bool areAllWhole() const;
    bool areTogether(Cell a, Cell b) const { return m_partOf[a] == m_partOf[b]; }
    /// Returns the cells of other regions than that of \a cell, as far as they are known.
    const CellSet &apartFrom(Cell cell) const { return m_apart[m_partOf[cell]]; }
    bool areApart(Cell a, Cell b) const { return apartFrom(a).contains(b); }
    bool isKnown(Cell a, Cell b) const { return areTogether(a, b) || areApart(a, b); }

    /// Learns \a link, which must not contradict what is known.
    void learn(const RegionLink &link);

    /// Returns everything that is known of cells that share a side, and what was learned of others,
    /// ascending.
    std::vector<RegionLink> links(const Geometry &geometry) const;

    bool operator==(const RegionKnowledge &) const = default;

private:
    void join(int part, int other);

    int m_regionSize = 0;
    std::vector<int> m_partOf;              // by cell: its first cell
    std::vector<std::vector<Cell>> m_parts; // by their first cells, others are empty
    std::vector<CellSet> m_apart;           // by the first cell of a part: the cells of other regions
    std::vector<RegionLink> m_far;          // learned of cells that share no side
};

} // namespace sudoku
