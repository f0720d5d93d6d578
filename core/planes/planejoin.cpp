#include "core/planes/planejoin.h"

#include "core/planes/planetables.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace sudoku {

/// Lists the ways of all digits. Returns the cells of digits with no choice.
PlaneJoin::Cells PlaneJoin::list(const DigitPlanes &planes)
{
    m_ways.clear();
    m_openCount = 0;
    Cells taken{};
    for (int digit = 0; digit < planeSide; ++digit) {
        const Cells cells = cellsOf(planes.planes[digit]) & board;
        findOpenRows(cells);
        if (m_openRowCount == 0) {
            store(cells, m_solution[digit]);
            taken = taken | cells;
            continue;
        }
        const std::size_t firstWay = m_ways.size();
        addWays(cells, 0);
        m_open[0][m_openCount++] = {digit, cells, firstWay, m_ways.size()};
    }
    m_wayCount = m_ways.size();
    m_ways.resize(m_wayCount * std::max<std::size_t>(m_openCount, 1));
    return taken;
}

void PlaneJoin::putFewestFirst(std::size_t level)
{
    const auto digits = std::span(m_open[level]).subspan(level, m_openCount - level);
    std::swap(digits.front(), *std::ranges::min_element(digits, {}, &OpenDigit::wayCount));
}

/// Returns the cells that the digits after the first one of \a level may have.
PlaneJoin::Cells PlaneJoin::cellsAfter(std::size_t level) const
{
    Cells cells{};
    for (std::size_t i = level + 1; i < m_openCount; ++i)
        cells = cells | m_open[level][i].cells;
    return cells;
}

/// Leaves for the next level the ways that share no cell with \a way. Returns false if a digit has none.
bool PlaneJoin::leaveCompatibleWays(std::size_t level, const Cells &way)
{
    std::size_t end = m_wayCount * (level + 1);
    for (std::size_t i = level + 1; i < m_openCount; ++i) {
        const OpenDigit &before = m_open[level][i];
        const std::size_t firstWay = end;
        for (std::size_t j = before.firstWay; j < before.endOfWays; ++j) {
            m_ways[end] = m_ways[j];
            end += (m_ways[j] & way).isEmpty() ? 1 : 0; // no branch, as nobody can foretell it
        }
        if (end == firstWay)
            return false;
        m_open[level + 1][i] = {before.index, before.cells, firstWay, end};
    }
    return true;
}

unsigned PlaneJoin::RowBits::of(const Cells &cells) const
{
    return cells.words[word] >> shift & wholeRow;
}

void PlaneJoin::findOpenRows(const Cells &cells)
{
    m_openRowCount = 0;
    for (int row = 0; row < planeSide; ++row) {
        const int band = row / 3;
        const RowBits bits{band / 2, band % 2 * 32 + row % 3 * planeSide, row * planeSide};
        if (!std::has_single_bit(bits.of(cells)))
            m_openRows[m_openRowCount++] = bits;
    }
}

/// Adds the ways to choose a cell of each open row from \a index on, of those that are \a left.
void PlaneJoin::addWays(const Cells &left, std::size_t index)
{
    if (index == m_openRowCount) {
        m_ways.push_back(left);
        return;
    }
    const RowBits &row = m_openRows[index];
    for (unsigned bits = row.of(left); bits != 0; bits &= bits - 1)
        addWays(left & ~cellsOf(planeTables.peers[row.firstCell + std::countr_zero(bits)]), index + 1);
}

} // namespace sudoku
