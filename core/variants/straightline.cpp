#include "core/variants/straightline.h"

#include <algorithm>

namespace sudoku {

std::vector<Cell> straightFrom(const Geometry &geometry, Cell first, Cell second)
{
    const int rowStep = geometry.rowOf(second) - geometry.rowOf(first);
    const int columnStep = geometry.columnOf(second) - geometry.columnOf(first);
    int row = geometry.rowOf(first);
    int column = geometry.columnOf(first);
    if (!geometry.isKingStep(first, second) || geometry.findCell(row - rowStep, column - columnStep))
        return {};
    std::vector<Cell> cells;
    for (; const auto cell = geometry.findCell(row, column); row += rowStep, column += columnStep)
        cells.push_back(*cell);
    return cells;
}

bool areInLine(const Geometry &geometry, const std::vector<Cell> &cells)
{
    const auto isAll = [&](int (Geometry::*place)(Cell) const) {
        return std::ranges::all_of(
            cells, [&](Cell cell) { return (geometry.*place)(cell) == (geometry.*place)(cells.front()); });
    };
    return isAll(&Geometry::rowOf) || isAll(&Geometry::columnOf);
}

} // namespace sudoku
