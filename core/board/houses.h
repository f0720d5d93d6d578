#pragma once

#include "core/board/house.h"

#include <span>
#include <vector>

namespace sudoku {

/// Where the cells of a board are: a map of regions has a cell at each place that is no hole.
class Places
{
public:
    /// Takes a region, noRegion or hole for each place of a square of \a size, row by row.
    Places(int size, const std::vector<int> &regionMap);

    int cellCount() const { return static_cast<int>(m_placeOf.size()); }
    /// Returns the cell at each place, or noCell.
    const std::vector<Cell> &cellAt() const { return m_cellAt; }
    int placeOf(Cell cell) const { return m_placeOf[cell]; }
    int rowOf(Cell cell) const { return m_placeOf[cell] / m_size; }
    int columnOf(Cell cell) const { return m_placeOf[cell] % m_size; }
    /// Returns, for each cell, those above, left, right and below.
    std::vector<std::vector<Cell>> neighbours() const;

private:
    int m_size;
    std::vector<Cell> m_cellAt;
    std::vector<int> m_placeOf;
};

/// Returns the rows or the columns of each of \a boards that have a cell.
std::vector<House> linesOf(const Places &places, std::span<const SubBoard> boards, HouseKind kind);
/// Returns a house of \a kind for each region; \a regionOf names the region of each cell, or noRegion.
std::vector<House> regionsOf(const std::vector<int> &regionOf, HouseKind kind);
/// Returns, for each cell, those that share a house with it, ascending.
std::vector<std::vector<Cell>> peersIn(std::span<const House> houses, int cellCount);

} // namespace sudoku
