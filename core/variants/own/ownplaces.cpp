#include "core/variants/own/ownplaces.h"

#include <set>
#include <vector>

namespace sudoku {

namespace {

/// Returns the rows or columns of a board on which they are no houses.
std::vector<std::vector<Cell>> freeLines(const Geometry &geometry, OwnPlace place)
{
    std::vector<std::vector<Cell>> lines(geometry.size());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        lines[place == OwnPlace::Rows ? geometry.rowOf(cell) : geometry.columnOf(cell)].push_back(cell);
    std::erase_if(lines, &std::vector<Cell>::empty);
    return lines;
}

} // namespace

std::vector<std::vector<Cell>> linesOf(const Geometry &geometry, OwnPlace place)
{
    const auto placeOf = [](HouseKind kind) {
        if (kind == HouseKind::Row)
            return OwnPlace::Rows;
        return kind == HouseKind::Column ? OwnPlace::Columns : OwnPlace::Regions;
    };
    std::vector<std::vector<Cell>> lines;
    for (const House &house : geometry.houses())
        if (placeOf(house.name.kind) == place)
            lines.push_back(house.cells);
    if (!geometry.hasLines() && place != OwnPlace::Regions)
        return freeLines(geometry, place);
    return lines;
}

std::vector<std::pair<Cell, Cell>> cellsApart(const Geometry &geometry, std::array<int, 2> leap, bool isRing)
{
    const int size = geometry.size();
    const auto [rows, columns] = leap;
    std::set<std::pair<Cell, Cell>> pairs;
    const auto add = [&](Cell cell, int rowStep, int columnStep) {
        int row = geometry.rowOf(cell) + rowStep;
        int column = geometry.columnOf(cell) + columnStep;
        if (isRing) {
            row = (row + size) % size;
            column = (column + size) % size;
        }
        if (const auto other = geometry.findCell(row, column); other && *other != cell)
            pairs.insert(std::minmax(cell, *other));
    };
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        add(cell, rows, columns);
        add(cell, rows, -columns);
        add(cell, columns, rows);
        add(cell, columns, -rows);
    }
    return {pairs.begin(), pairs.end()};
}

} // namespace sudoku
