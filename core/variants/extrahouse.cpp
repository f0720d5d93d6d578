#include "core/variants/extrahouse.h"

namespace sudoku {

Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells)
{
    if (std::ssize(cells) == geometry.digitCount())
        return rule::House{std::move(cells)};
    return rule::Distinct{std::move(cells)};
}

} // namespace sudoku
