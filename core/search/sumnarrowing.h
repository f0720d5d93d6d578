#pragma once

#include "core/search/cellparts.h"
#include "core/search/narrowing.h"

namespace sudoku {

/// Narrows cells by the total of some minus the total of others. It splits the cells into parts of different
/// digits, and knows all totals of each part. How the parts add up is also exact if the total is near the
/// smallest one; otherwise it uses bounds.
class SumNarrowing : public Narrowing
{
public:
    /// \a peers are those of each cell of the board.
    SumNarrowing(const std::vector<Cell> &added, const std::vector<Cell> &subtracted, int total,
                 std::span<const CellSet> peers, int digitCount);

    bool narrow(SearchBoard &board) override;

private:
    __extension__ using Totals = unsigned __int128; // a bit for each total, from the smallest one on
    static constexpr int totalCount = 128;

    struct Part
    {
        CellPart cells;
        bool isSubtracted;
        PartTotals totals = 0; ///< while it is narrowed; those of a subtracted part are mirrored
        int smallest = 0;
        int range = 0; ///< from the smallest to the largest total
    };

    bool look(const SearchBoard &board, Part &part) const;
    bool keep(SearchBoard &board, const Part &part, PartTotals totals) const;
    bool keepWithinBounds(SearchBoard &board, int rest, int range);
    template <typename Bits>
    bool keepExactly(SearchBoard &board, int rest);

    std::vector<Part> m_parts;
    std::vector<Totals> m_before; // by part: the totals of the parts before it
    int m_total;                  // with the mirrored totals of subtracted parts
};

} // namespace sudoku
