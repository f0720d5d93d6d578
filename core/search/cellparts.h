#pragma once

#include "core/board/cellset.h"
#include "core/search/searchboard.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sudoku {

/// A set of totals as bits.
using PartTotals = std::uint64_t;

/// A group of one to three cells with different digits. It is so small that all its possible totals can be
/// listed.
class CellPart
{
public:
    static constexpr std::size_t maxCells = 3;

    /// Returns how many cells a part may have on a board of \a digitCount digits, so that PartTotals has a
    /// bit for each total.
    static std::size_t maxCellsFor(int digitCount) { return digitCount <= 21 ? maxCells : 2; }

    /// Makes a part of one cell.
    explicit CellPart(Cell cell) : m_cells{cell} {}

    void add(Cell cell) { m_cells[m_size++] = cell; }
    std::span<const Cell> cells() const { return std::span(m_cells).first(m_size); }

    /// Returns the possible totals of the cells, whose digits differ.
    PartTotals totals(const SearchBoard &board) const;
    /// Leaves only digits with which the total is one of \a totals. Returns false if a cell has none left.
    bool keep(SearchBoard &board, PartTotals totals) const;

private:
    std::array<Cell, maxCells> m_cells;
    std::size_t m_size = 1;
};

/// Splits \a cells into few parts. The cells of a part are peers of each other; \a peers has those of each
/// cell of the board.
std::vector<CellPart> partsOf(std::span<const Cell> cells, std::span<const CellSet> peers, int digitCount);

} // namespace sudoku
