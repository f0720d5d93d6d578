#pragma once

#include "core/search/cellparts.h"
#include "core/search/narrowing.h"

#include <array>

namespace sudoku {

/// Narrows cells by the total of some minus that of others. The cells are taken in parts whose digits differ:
/// the totals of each part are known exactly, and so is how parts add up, where the total is near enough to
/// the smallest or largest one.
class SumNarrowing : public Narrowing
{
public:
    /// \a peers are those of each cell of the board.
    SumNarrowing(const std::vector<Cell> &added, const std::vector<Cell> &subtracted, int total,
                 std::span<const CellSet> peers, int digitCount);

    bool narrow(SearchBoard &board) override;

private:
    __extension__ using Totals = unsigned __int128; // a bit for each, from the smallest one on
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
    bool keepExactly(SearchBoard &board, int rest);

    std::vector<Part> m_parts;
    std::vector<Totals> m_before; // by part: the totals of those before it
    int m_total;                  // where subtracted parts are mirrored
};

} // namespace sudoku
