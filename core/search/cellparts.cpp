#include "core/search/cellparts.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the totals of two different digits, one of \a first and one of \a second.
PartTotals totalsOfTwo(DigitMask first, DigitMask second)
{
    PartTotals totals = 0;
    for (DigitMask rest = first; rest != 0; rest &= rest - 1)
        totals |= PartTotals(second & ~(rest & -rest)) << std::countr_zero(rest);
    return totals;
}

/// The digits that are left in two cells.
struct TwoLeft
{
    DigitMask first = 0;
    DigitMask second = 0;
};

/// Returns the different digits of two cells with which their total is one of \a totals.
TwoLeft keepTwo(DigitMask first, DigitMask second, PartTotals totals)
{
    TwoLeft left;
    for (DigitMask rest = first; rest != 0; rest &= rest - 1) {
        const DigitMask digit = rest & -rest;
        const auto fitting = static_cast<DigitMask>(totals >> std::countr_zero(rest)) & second & ~digit;
        if (fitting == 0)
            continue;
        left.first |= digit;
        left.second |= fitting;
    }
    return left;
}

} // namespace

PartTotals CellPart::totals(const SearchBoard &board) const
{
    if (m_size == 1)
        return board[m_cells[0]];
    if (m_size == 2)
        return totalsOfTwo(board[m_cells[0]], board[m_cells[1]]);
    PartTotals totals = 0;
    for (DigitMask rest = board[m_cells[2]]; rest != 0; rest &= rest - 1) {
        const DigitMask others = ~(rest & -rest);
        totals |= totalsOfTwo(board[m_cells[0]] & others, board[m_cells[1]] & others)
                  << std::countr_zero(rest);
    }
    return totals;
}

bool CellPart::keep(SearchBoard &board, PartTotals totals) const
{
    if (m_size == 1)
        return board.keep(m_cells[0], static_cast<DigitMask>(totals));
    TwoLeft left;
    if (m_size == 2) {
        left = keepTwo(board[m_cells[0]], board[m_cells[1]], totals);
        return board.keep(m_cells[0], left.first) && board.keep(m_cells[1], left.second);
    }
    DigitMask third = 0;
    for (DigitMask rest = board[m_cells[2]]; rest != 0; rest &= rest - 1) {
        const DigitMask digit = rest & -rest;
        const TwoLeft fitting =
            keepTwo(board[m_cells[0]] & ~digit, board[m_cells[1]] & ~digit, totals >> std::countr_zero(rest));
        if (fitting.first == 0)
            continue;
        third |= digit;
        left.first |= fitting.first;
        left.second |= fitting.second;
    }
    return board.keep(m_cells[0], left.first) && board.keep(m_cells[1], left.second)
           && board.keep(m_cells[2], third);
}

std::vector<CellPart> partsOf(std::span<const Cell> cells, std::span<const CellSet> peers, int digitCount)
{
    std::vector<CellPart> parts;
    for (const Cell cell : cells) {
        const auto takesCell = [&](const CellPart &part) {
            return part.cells().size() < CellPart::maxCellsFor(digitCount)
                   && std::ranges::all_of(part.cells(), [&](Cell one) { return peers[one].contains(cell); });
        };
        const auto part = std::ranges::find_if(parts, takesCell);
        if (part != parts.end())
            part->add(cell);
        else
            parts.emplace_back(cell);
    }
    return parts;
}

} // namespace sudoku
