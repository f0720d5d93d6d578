#include "core/board/houses.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {

Places::Places(int size, const std::vector<int> &regionMap) : m_size(size), m_cellAt(regionMap.size(), noCell)
{
    for (int place = 0; place < std::ssize(regionMap); ++place)
        if (regionMap[place] != hole) {
            m_cellAt[place] = static_cast<Cell>(m_placeOf.size());
            m_placeOf.push_back(place);
        }
}

std::vector<std::vector<Cell>> Places::neighbours() const
{
    std::vector<std::vector<Cell>> neighbours(m_placeOf.size());
    const auto add = [&](Cell cell, int row, int column) {
        const bool isInside = std::min(row, column) >= 0 && std::max(row, column) < m_size;
        if (isInside && m_cellAt[row * m_size + column] != noCell)
            neighbours[cell].push_back(m_cellAt[row * m_size + column]);
    };
    for (Cell cell = 0; cell < cellCount(); ++cell) {
        add(cell, rowOf(cell) - 1, columnOf(cell));
        add(cell, rowOf(cell), columnOf(cell) - 1);
        add(cell, rowOf(cell), columnOf(cell) + 1);
        add(cell, rowOf(cell) + 1, columnOf(cell));
    }
    return neighbours;
}

std::vector<House> linesOf(const Places &places, std::span<const SubBoard> boards, HouseKind kind)
{
    std::vector<House> houses;
    for (int index = 0; index < std::ssize(boards); ++index) {
        const SubBoard &board = boards[index];
        std::vector<House> lines;
        const int first = kind == HouseKind::Row ? board.row : board.column;
        for (int i = 0; i < board.size; ++i)
            lines.push_back({{kind, first + i, index}, {}});
        for (Cell cell = 0; cell < places.cellCount(); ++cell) {
            const int row = places.rowOf(cell), column = places.columnOf(cell);
            if (board.has(row, column))
                lines[kind == HouseKind::Row ? row - board.row : column - board.column].cells.push_back(cell);
        }
        std::ranges::copy_if(lines, std::back_inserter(houses),
                             [](const House &line) { return !line.cells.empty(); });
    }
    return houses;
}

std::vector<House> regionsOf(const std::vector<int> &regionOf, HouseKind kind)
{
    std::vector<House> regions;
    for (int region = 0; region <= std::ranges::max(regionOf); ++region)
        regions.push_back({{kind, region}, {}});
    for (Cell cell = 0; cell < std::ssize(regionOf); ++cell)
        if (regionOf[cell] != noRegion)
            regions[regionOf[cell]].cells.push_back(cell);
    return regions;
}

std::vector<std::vector<Cell>> peersIn(std::span<const House> houses, int cellCount)
{
    std::vector<std::vector<bool>> sees(cellCount, std::vector<bool>(cellCount));
    for (const House &house : houses)
        for (const Cell cell : house.cells)
            for (const Cell other : house.cells)
                sees[cell][other] = true;
    std::vector<std::vector<Cell>> peers(cellCount);
    for (Cell cell = 0; cell < cellCount; ++cell)
        for (Cell other = 0; other < cellCount; ++other)
            if (other != cell && sees[cell][other])
                peers[cell].push_back(other);
    return peers;
}

} // namespace sudoku
