#include "core/search/lastcellsnarrowing.h"

namespace sudoku {

LastCellsNarrowing::LastCellsNarrowing(std::vector<Cell> cells, std::vector<int> coefficients, int total)
    : Narrowing(std::move(cells)),
      m_coefficients(std::move(coefficients)),
      m_total(total)
{
}

bool LastCellsNarrowing::narrow(SearchBoard &board)
{
    int rest = m_total;
    m_openCount = 0;
    for (std::size_t i = 0; i < cells().size(); ++i) {
        const DigitMask digits = board[cells()[i]];
        if (hasAtMostOne(digits))
            rest -= m_coefficients[i] * std::countr_zero(digits);
        else if (m_openCount == maxOpen)
            return true;
        else
            m_open[m_openCount++] = {cells()[i], m_coefficients[i]};
    }
    if (!fill(board, rest, 0))
        return false;
    for (int i = 0; i < m_openCount; ++i)
        if (!board.keep(m_open[i].cell, m_open[i].left))
            return false;
    return true;
}

/// Fills the open cells from \a index on in all ways that make up \a rest, and notes their digits. Returns
/// whether there are any.
bool LastCellsNarrowing::fill(const SearchBoard &board, int rest, int index)
{
    if (index == maxOpen || index == m_openCount)
        return rest == 0;
    OpenCell &open = m_open[index];
    DigitMask fitting = 0;
    for (DigitMask digits = board[open.cell]; digits != 0; digits &= digits - 1)
        if (fill(board, rest - open.coefficient * std::countr_zero(digits), index + 1))
            fitting |= digits & -digits;
    open.left |= fitting;
    return fitting != 0;
}

} // namespace sudoku
