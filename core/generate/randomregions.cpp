#include "core/generate/randomregions.h"

#include "core/board/regions.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sudoku {
namespace {

constexpr int exchangesForEachCell = 40; // tries: most of them would tear a region

/// Returns the height of the bands into which a board is divided at the start: that of boxes, or a similar
/// one.
std::vector<int> bandsOf(int size)
{
    if (const int rows = defaultBoxes(size).rows; rows > 1)
        return std::vector<int>(size / rows, rows);
    const int rows = static_cast<int>(std::sqrt(size));
    std::vector<int> bands(size / rows, rows);
    for (int i = 0; i < size % rows; ++i)
        ++bands[bands.size() - 1 - i];
    return bands;
}

/// Divides each band column by column, downwards and upwards by turns, into regions of \a size cells: boxes,
/// or similar shapes.
std::vector<int> regionsInBands(int size)
{
    std::vector<int> regionOf(size * size);
    int index = 0;
    int top = 0;
    for (const int rows : bandsOf(size)) {
        for (int column = 0; column < size; ++column)
            for (int i = 0; i < rows; ++i) {
                const int row = top + (column % 2 == 0 ? i : rows - 1 - i);
                regionOf[row * size + column] = index++ / size;
            }
        top += rows;
    }
    return regionOf;
}

class RegionShuffler
{
public:
    RegionShuffler(int size, Random &random)
        : m_board(Geometry::withBoxes(defaultBoxes(size))),
          m_random(random),
          m_regionOf(regionsInBands(size))
    {
    }

    std::vector<int> run()
    {
        for (int i = 0; i < exchangesForEachCell * m_board.cellCount(); ++i)
            exchange(anyCell(), anyCell());
        return std::move(m_regionOf);
    }

private:
    Cell anyCell() { return static_cast<Cell>(m_random.below(m_regionOf.size())); }

    bool touches(Cell cell, int region) const
    {
        return std::ranges::any_of(m_board.neighbours(cell),
                                   [&](Cell next) { return m_regionOf[next] == region; });
    }

    /// Exchanges the regions of two cells, if each touches the other's region and no region becomes
    /// disconnected.
    void exchange(Cell a, Cell b)
    {
        const int regionOfA = m_regionOf[a];
        const int regionOfB = m_regionOf[b];
        if (regionOfA == regionOfB || !touches(a, regionOfB) || !touches(b, regionOfA))
            return;
        std::swap(m_regionOf[a], m_regionOf[b]);
        if (!isConnected(regionOfA) || !isConnected(regionOfB))
            std::swap(m_regionOf[a], m_regionOf[b]);
    }

    bool isConnected(int region) const
    {
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < m_board.cellCount(); ++cell)
            if (m_regionOf[cell] == region)
                cells.push_back(cell);
        return m_board.isConnected(cells);
    }

    Geometry m_board; // of the same size
    Random &m_random;
    std::vector<int> m_regionOf;
};

} // namespace

Geometry randomRegions(int size, Random &random)
{
    Geometry geometry = *geometryOf(size, RegionShuffler(size, random).run());
    while (geometry.boxes()) // on small boards chance leads back to them
        geometry = *geometryOf(size, RegionShuffler(size, random).run());
    return geometry;
}

Puzzle withRandomRegions(Puzzle shape, Random &random)
{
    const Geometry &asked = shape.geometry;
    shape.geometry = randomRegions(asked.size(), random).withDigits(asked.values());
    return shape;
}

bool hasNoLatinSquare(const Puzzle &shape, const SolveOptions &options, const std::stop_token &stop)
{
    const Geometry &geometry = shape.geometry;
    Puzzle square(Geometry::withBoxes({1, geometry.size()}, geometry.digitCount())); // each row is a box
    square.constraints = shape.constraints;
    SolveOptions limited = options;
    limited.maxConflicts = 1000;
    return solve(square, limited, stop).outcome == Outcome::None;
}

} // namespace sudoku
