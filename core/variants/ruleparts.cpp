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

Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells)
{
    if (std::ssize(cells) == geometry.digitCount())
        return rule::House{std::move(cells)};
    return rule::Distinct{std::move(cells)};
}

} // namespace sudoku
