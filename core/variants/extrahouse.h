#pragma once

#include "core/board/rule.h"

namespace sudoku {

/// No digit twice in \a cells, and each of them there where there are as many cells as digits.
inline Rule extraHouse(const Geometry &geometry, std::vector<Cell> cells)
{
    if (std::ssize(cells) == geometry.digitCount())
        return rule::House{std::move(cells)};
    return rule::Distinct{std::move(cells)};
}

} // namespace sudoku
