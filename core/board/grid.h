#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sudoku {

/// A digit or noDigit for each cell of a board. If the regions of a puzzle are unknown, its solutions have
/// regions as well.
class Grid
{
public:
    Grid() = default;
    explicit Grid(int cellCount) : m_digits(cellCount) {}

    int cellCount() const { return static_cast<int>(m_digits.size()); }
    Digit operator[](Cell cell) const { return m_digits[cell]; }
    void set(Cell cell, Digit digit) { m_digits[cell] = static_cast<std::uint8_t>(digit); }
    void clear(Cell cell) { set(cell, noDigit); }

    bool isFilled(Cell cell) const { return m_digits[cell] != noDigit; }
    int filledCount() const { return cellCount() - static_cast<int>(std::ranges::count(m_digits, noDigit)); }

    /// Returns the number of the region of each cell, or nothing where the puzzle says the regions. They
    /// count from 0 in the order of their first cells.
    std::span<const std::uint16_t> regions() const { return m_regions; }
    void setRegions(std::vector<std::uint16_t> regions) { m_regions = std::move(regions); }

    bool operator==(const Grid &) const = default;

private:
    std::vector<std::uint8_t> m_digits;
    std::vector<std::uint16_t> m_regions = {};
};

/// Returns whether \a grid has every one of \a digits in the same cell.
inline bool hasAll(const Grid &grid, const Grid &digits)
{
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        if (digits.isFilled(cell) && digits[cell] != grid[cell])
            return false;
    return true;
}

} // namespace sudoku
