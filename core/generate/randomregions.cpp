#include "core/generate/randomregions.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sudoku {
namespace {

constexpr int exchangesForEachCell = 40; // tries: most of them would tear a region

class RegionShuffler
{
public:
    RegionShuffler(int size, Random &random) : m_size(size), m_random(random)
    {
        const Geometry boxes = Geometry::withBoxes(usualBoxes(size));
        for (Cell cell = 0; cell < size * size; ++cell)
            m_regionOf.push_back(boxes.regionOf(cell));
    }

    std::vector<int> run()
    {
        for (int i = 0; i < exchangesForEachCell * m_size * m_size; ++i)
            exchange(anyCell(), anyCell());
        return std::move(m_regionOf);
    }

private:
    Cell anyCell() { return static_cast<Cell>(m_random.below(m_regionOf.size())); }

    std::vector<Cell> neighbours(Cell cell) const
    {
        std::vector<Cell> found;
        const int row = cell / m_size;
        const int column = cell % m_size;
        if (row > 0)
            found.push_back(cell - m_size);
        if (row + 1 < m_size)
            found.push_back(cell + m_size);
        if (column > 0)
            found.push_back(cell - 1);
        if (column + 1 < m_size)
            found.push_back(cell + 1);
        return found;
    }

    bool touches(Cell cell, int region) const
    {
        return std::ranges::any_of(neighbours(cell), [&](Cell next) { return m_regionOf[next] == region; });
    }

    /// Where each of the two cells touches the other's region, and no region is torn.
    void exchange(Cell a, Cell b)
    {
        const int regionOfA = m_regionOf[a];
        const int regionOfB = m_regionOf[b];
        if (regionOfA == regionOfB || !touches(a, regionOfB) || !touches(b, regionOfA))
            return;
        std::swap(m_regionOf[a], m_regionOf[b]);
        if (!hangsTogether(b) || !hangsTogether(a))
            std::swap(m_regionOf[a], m_regionOf[b]);
    }

    /// The region of \a start.
    bool hangsTogether(Cell start) const
    {
        std::vector<Cell> reached{start};
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const Cell next : neighbours(reached[i]))
                if (m_regionOf[next] == m_regionOf[start]
                    && std::ranges::find(reached, next) == reached.end())
                    reached.push_back(next);
        return std::ssize(reached) == m_size;
    }

    int m_size;
    Random &m_random;
    std::vector<int> m_regionOf;
};

} // namespace

Geometry randomRegions(int size, Random &random)
{
    return *Geometry::withRegions(size, RegionShuffler(size, random).run());
}

} // namespace sudoku
