#include "core/rules/foundregions.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

/// Returns the number of rows of a square board with so many cells.
int boardSize(int cellCount)
{
    int size = 0;
    while (size * size < cellCount)
        ++size;
    return size;
}

bool shareSide(Cell a, Cell b, int size)
{
    const bool areInRow = a / size == b / size && std::abs(a - b) == 1;
    return areInRow || std::abs(a - b) == size;
}

/// Returns whether a walk from side to side within \a region reaches all of its cells.
bool isInOnePiece(const Cells &region, int size)
{
    Cells reached{region.front()};
    for (std::size_t next = 0; next < reached.size(); ++next)
        for (const Cell cell : region)
            if (shareSide(reached[next], cell, size) && std::ranges::find(reached, cell) == reached.end())
                reached.push_back(cell);
    return reached.size() == region.size();
}

bool hasRepeatedDigit(const Cells &region, const Grid &grid)
{
    DigitSet digits;
    for (const Cell cell : region)
        digits.insert(grid[cell]);
    return digits.size() < std::ssize(region);
}

bool isPartition(const rule::Regions &demand, const Grid &grid)
{
    const int size = boardSize(grid.cellCount());
    return std::ranges::all_of(foundRegions(grid), [&](const Cells &region) {
        return std::ssize(region) == demand.size && isInOnePiece(region, size)
               && !hasRepeatedDigit(region, grid);
    });
}

/// Returns how many of \a cells lie in the region of \a first; with \a isView only those before another
/// region.
int countOf(const Grid &grid, Cell first, const Cells &cells, bool isView)
{
    const auto isOther = [&](Cell cell) { return grid.regions()[cell] != grid.regions()[first]; };
    const auto end = isView ? std::ranges::find_if(cells, isOther) : cells.end();
    return static_cast<int>(end - cells.begin() - std::count_if(cells.begin(), end, isOther));
}

} // namespace

std::vector<std::vector<Cell>> foundRegions(const Grid &grid)
{
    std::vector<std::vector<Cell>> regions;
    for (Cell cell = 0; cell < std::ssize(grid.regions()); ++cell) {
        const std::size_t region = grid.regions()[cell];
        if (region >= regions.size())
            regions.resize(region + 1);
        regions[region].push_back(cell);
    }
    return regions;
}

bool areKept(const rule::Regions &demand, const Grid &grid)
{
    using Demand = rule::Regions::Demand;
    const Cell first = demand.cells.front();
    int count = 1; // the first cell of a view itself
    switch (demand.demand) {
    case Demand::Partition:
        return isPartition(demand, grid);
    case Demand::Together:
        return countOf(grid, first, demand.cells, false) == std::ssize(demand.cells);
    case Demand::Count:
        return grid[first] == countOf(grid, first, demand.cells, false);
    case Demand::View:
        break;
    }
    for (const Cells &arm : demand.arms)
        count += countOf(grid, first, arm, true);
    return grid[first] == count;
}

} // namespace sudoku
