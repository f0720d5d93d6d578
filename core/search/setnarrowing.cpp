#include "core/search/setnarrowing.h"

#include "core/propagate/sumcandidates.h"

#include <algorithm>

namespace sudoku {

std::unique_ptr<SetNarrowing> SetNarrowing::make(std::vector<Cell> cells, int total, DigitSet digits,
                                                 std::span<const CellSet> peers)
{
    const auto sets = setsWithSum(digits, static_cast<int>(cells.size()), total, maxSets);
    if (!sets)
        return {};
    std::vector<DigitMask> masks;
    for (const DigitSet set : *sets)
        masks.push_back(maskOf(set));
    return std::make_unique<SetNarrowing>(std::move(cells), std::move(masks), peers);
}

SetNarrowing::SetNarrowing(std::vector<Cell> cells, std::vector<DigitMask> sets,
                           std::span<const CellSet> peers)
    : Narrowing(std::move(cells)),
      m_sets(std::move(sets)),
      m_peers(peers)
{
}

bool SetNarrowing::narrow(SearchBoard &board)
{
    DigitMask open = 0;
    DigitMask placed = 0;
    for (const Cell cell : cells()) {
        open |= board[cell];
        placed |= hasAtMostOne(board[cell]) ? board[cell] : 0;
    }
    DigitMask usable = 0;
    DigitMask needed = open;
    for (const DigitMask set : m_sets)
        if ((set & ~open) == 0 && (placed & ~set) == 0 && fits(board, set)) {
            usable |= set;
            needed &= set;
        }
    if (usable == 0)
        return false;
    if (usable != open)
        for (const Cell cell : cells())
            if (!board.keep(cell, usable))
                return false;
    needed &= ~placed;
    return needed == 0 || keepNeeded(board, cells(), needed, m_peers);
}

/// Returns whether each cell has a digit of \a set.
bool SetNarrowing::fits(const SearchBoard &board, DigitMask set) const
{
    return std::ranges::all_of(cells(), [&](Cell cell) { return (board[cell] & set) != 0; });
}

} // namespace sudoku
