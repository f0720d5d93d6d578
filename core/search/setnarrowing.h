#pragma once

#include "core/search/neededdigits.h"

#include <memory>

namespace sudoku {

/// Narrows cells with different digits to the sets of digits that they can have together, as those of a
/// total, if there is a digit for each cell; a digit that all of these sets have is taken from the cells that
/// see all its places.
class SetNarrowing : public Narrowing
{
public:
    /// Makes one for sets of \a digits, or nothing if there are very many. \a peers are those of each cell of
    /// the board, and must outlive it.
    static std::unique_ptr<SetNarrowing> make(std::vector<Cell> cells, int total, DigitMask digits,
                                              std::span<const CellSet> peers);

    /// Makes one for the \a sets, which are all that the cells can have.
    SetNarrowing(std::vector<Cell> cells, std::vector<DigitMask> sets, std::span<const CellSet> peers);

    bool narrow(SearchBoard &board) override;

private:
    bool fits(const SearchBoard &board, DigitMask set) const;

    std::vector<DigitMask> m_sets;
    std::span<const CellSet> m_peers;
};

} // namespace sudoku
