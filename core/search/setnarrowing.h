#pragma once

#include "core/search/neededdigits.h"

#include <memory>

namespace sudoku {

/// Narrows cells with different digits to the sets of digits that they can have together, for example the
/// sets with a certain total. A digit that is in all of these sets is removed from the cells that see all its
/// places.
class SetNarrowing : public Narrowing
{
public:
    static constexpr std::size_t maxSets = 1000; ///< a rule with more is not worth looking through

    /// Makes one for the sets of \a digits with that \a total, or nothing if there are very many. \a peers
    /// are those of each cell of the board, and must outlive it.
    static std::unique_ptr<SetNarrowing> make(std::vector<Cell> cells, int total, DigitSet digits,
                                              std::span<const CellSet> peers);

    /// Makes one for all \a sets that the cells can have.
    SetNarrowing(std::vector<Cell> cells, std::vector<DigitMask> sets, std::span<const CellSet> peers);

    bool narrow(SearchBoard &board) override;

private:
    bool fits(const SearchBoard &board, DigitMask set) const;

    std::vector<DigitMask> m_sets;
    std::span<const CellSet> m_peers;
};

} // namespace sudoku
