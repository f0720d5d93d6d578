#include "core/search/pairnarrowing.h"

namespace sudoku {

PartnerTable::PartnerTable(const std::vector<DigitMask> &partners)
{
    for (std::size_t first = 1; first < partners.size(); first += partBits) {
        auto &part = m_parts.emplace_back();
        part[0] = 0;
        for (DigitMask set = 1; set < partSets; ++set) {
            const std::size_t digit = first + static_cast<std::size_t>(std::countr_zero(set));
            part[set] = part[set & (set - 1)] | (digit < partners.size() ? partners[digit] : 0);
        }
    }
}

PairNarrowing::PairNarrowing(Cell first, Cell second, std::shared_ptr<const PartnerTable> ofFirst,
                             std::shared_ptr<const PartnerTable> ofSecond)
    : Narrowing({first, second}),
      m_ofFirst(std::move(ofFirst)),
      m_ofSecond(std::move(ofSecond))
{
}

bool PairNarrowing::narrow(SearchBoard &board)
{
    const Cell first = cells()[0];
    const Cell second = cells()[1];
    return board.keep(first, m_ofSecond->of(board[second]))
           && board.keep(second, m_ofFirst->of(board[first]));
}

} // namespace sudoku
