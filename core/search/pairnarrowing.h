#pragma once

#include "core/search/narrowing.h"

#include <array>
#include <memory>

namespace sudoku {

/// For any set of digits of one cell, the digits that the other cell of a pair may have.
class PartnerTable
{
public:
    /// \a partners has an entry for each digit and an unused one for noDigit.
    explicit PartnerTable(const std::vector<DigitMask> &partners);

    /// Returns the partners of all \a digits together.
    DigitMask of(DigitMask digits) const
    {
        DigitMask partners = 0;
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            partners |= m_parts[part][digits >> (1 + part * partBits) & (partSets - 1)];
        return partners;
    }

private:
    static constexpr int partBits = 9;
    static constexpr DigitMask partSets = 1U << partBits;

    std::vector<std::array<DigitMask, partSets>> m_parts; // each for the sets of nine digits
};

/// Narrows two cells to digits that have a partner in the other one (arc consistency).
class PairNarrowing : public Narrowing
{
public:
    /// Other pairs may share the tables.
    PairNarrowing(Cell first, Cell second, std::shared_ptr<const PartnerTable> ofFirst,
                  std::shared_ptr<const PartnerTable> ofSecond);

    bool narrow(SearchBoard &board) override;

private:
    std::shared_ptr<const PartnerTable> m_ofFirst; // by the digits of the first cell
    std::shared_ptr<const PartnerTable> m_ofSecond;
};

} // namespace sudoku
