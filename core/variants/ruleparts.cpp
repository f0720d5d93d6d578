#include "core/variants/ruleparts.h"

#include <algorithm>

namespace sudoku {

std::vector<Cell> withoutRepetition(const std::vector<Cell> &cells)
{
    std::vector<Cell> different;
    for (const Cell cell : cells)
        if (std::ranges::find(different, cell) == different.end())
            different.push_back(cell);
    return different;
}

bool isClosed(const std::vector<Cell> &path)
{
    return path.size() > 2 && path.front() == path.back();
}

std::vector<std::vector<Cell>> rectangles(const Geometry &geometry, BoxShape shape, int gap)
{
    std::vector<std::vector<Cell>> found;
    for (int top = gap; top + shape.rows + gap <= geometry.size(); top += shape.rows + gap)
        for (int left = gap; left + shape.columns + gap <= geometry.size(); left += shape.columns + gap) {
            std::vector<Cell> &cells = found.emplace_back();
            for (int row = top; row < top + shape.rows; ++row)
                for (int column = left; column < left + shape.columns; ++column)
                    cells.push_back(geometry.cellAt(row, column));
        }
    return found;
}

Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells)
{
    if (std::ssize(cells) == geometry.digitCount())
        return rule::House{std::move(cells)};
    return rule::Distinct{std::move(cells)};
}

} // namespace sudoku
