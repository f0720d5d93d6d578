#include "core/hints/steps/regionknowledge.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sudoku {

RegionKnowledge::RegionKnowledge(const Geometry &geometry, int regionSize)
    : m_regionSize(regionSize),
      m_partOf(geometry.cellCount()),
      m_apart(geometry.cellCount(), CellSet(geometry.cellCount()))
{
    std::iota(m_partOf.begin(), m_partOf.end(), 0);
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        m_parts.push_back({cell});
}

bool RegionKnowledge::areAllWhole() const
{
    return std::ranges::all_of(m_parts, [this](const std::vector<Cell> &part) {
        return part.empty() || std::ssize(part) == m_regionSize;
    });
}

void RegionKnowledge::learn(const RegionLink &link)
{
    const int part = m_partOf[link.first];
    const int other = m_partOf[link.second];
    if (!std::ranges::binary_search(m_far, link))
        m_far.insert(std::ranges::lower_bound(m_far, link), link);
    if (!link.isTogether) {
        m_apart[part].insert(m_parts[other]);
        m_apart[other].insert(m_parts[part]);
    } else if (part != other) {
        join(std::min(part, other), std::max(part, other));
    }
}

void RegionKnowledge::join(int part, int other)
{
    std::vector<Cell> &cells = m_parts[part];
    const auto middle = static_cast<std::ptrdiff_t>(cells.size());
    cells.insert(cells.end(), m_parts[other].begin(), m_parts[other].end());
    std::inplace_merge(cells.begin(), cells.begin() + middle, cells.end());
    m_parts[other].clear();
    for (const Cell cell : cells)
        m_partOf[cell] = part;
    m_apart[part] |= m_apart[other];
    m_apart[other] = CellSet(static_cast<int>(m_partOf.size()));
    for (const Cell cell : m_apart[part])
        m_apart[m_partOf[cell]].insert(cells);
}

std::vector<RegionLink> RegionKnowledge::links(const Geometry &geometry) const
{
    std::vector<RegionLink> all;
    for (const RegionLink &link : m_far)
        if (!geometry.areNeighbours(link.first, link.second))
            all.push_back(link);
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Cell other : geometry.neighbours(cell))
            if (cell < other && isKnown(cell, other))
                all.push_back({cell, other, areTogether(cell, other)});
    std::ranges::sort(all);
    return all;
}

} // namespace sudoku
