#include "core/solve/planejoin.h"

#include "core/solve/planetables.h"

#include <algorithm>
#include <bit>

namespace sudoku {

/// Lists the ways of all digits, and puts those with few first. Returns the cells of digits with no choice.
PlaneJoin::Cells PlaneJoin::list(const DigitPlanes &planes)
{
    m_ways.clear();
    m_openCount = 0;
    Cells taken{};
    for (int digit = 0; digit < planeSide; ++digit) {
        const Cells cells = cellsOf(planes.planes[digit]) & board;
        store(cells, m_solution[digit]);
        findOpenRows(cells);
        if (m_openRowCount == 0) {
            taken = taken | cells;
            continue;
        }
        const std::size_t firstWay = m_ways.size();
        addWays(cells, 0);
        m_open[m_openCount++] = {&m_solution[digit], firstWay, m_ways.size(), {}};
    }
    std::sort(m_open.begin(), m_open.begin() + m_openCount,
              [](const OpenDigit &a, const OpenDigit &b) { return a.wayCount() < b.wayCount(); });
    Cells ofLater{};
    for (std::size_t i = m_openCount; i-- > 0;) {
        m_open[i].ofLater = ofLater;
        ofLater = ofLater | cellsOf(*m_open[i].solution);
    }
    return taken;
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
