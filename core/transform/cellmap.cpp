#include "core/transform/cellmap.h"

#include "core/board/regions.h"

#include <numeric>

namespace sudoku {

CellMap sameCells(int cellCount)
{
    CellMap map(cellCount);
    std::iota(map.begin(), map.end(), 0);
    return map;
}

CellMap inverseOf(const CellMap &map)
{
    CellMap inverse(map.size());
    for (Cell cell = 0; cell < std::ssize(map); ++cell)
        inverse[map[cell]] = cell;
    return inverse;
}

std::vector<Cell> mapped(const std::vector<Cell> &cells, const CellMap &map)
{
    std::vector<Cell> images;
    for (const Cell cell : cells)
        images.push_back(map[cell]);
    return images;
}

Grid mapped(const Grid &grid, const CellMap &map)
{
    Grid moved(grid.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        moved.set(map[cell], grid[cell]);
    std::vector<int> regionOf(grid.regions().size());
    for (Cell cell = 0; cell < std::ssize(grid.regions()); ++cell)
        regionOf[map[cell]] = grid.regions()[cell];
    setRegions(moved, regionOf);
    return moved;
}

} // namespace sudoku
