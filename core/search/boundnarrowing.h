#pragma once

#include "core/search/narrowing.h"

namespace sudoku {

/// Cells with different digits, which count in a linear sum with one coefficient, not 0.
struct SumGroup
{
    std::vector<Cell> cells;
    int coefficient;
};

/// Narrows the cells of a linear sum. It knows the least and the most that the different digits of each group
/// add up to. Groups may have any size, unlike the parts of SumNarrowing.
class BoundNarrowing : public Narrowing
{
public:
    BoundNarrowing(std::span<const SumGroup> groups, int total, int digitCount);

    bool narrow(SearchBoard &board) override;

private:
    struct Group
    {
        int first; ///< an index into cells()
        int count;
        int coefficient;
        DigitMask least = 0; ///< different digits that add up to the least, while it is narrowed
        DigitMask most = 0;
    };

    bool look(const SearchBoard &board, Group &group) const;
    std::span<const Cell> cellsOf(const Group &group) const;

    std::vector<Group> m_groups;
    int m_total;
    int m_digitCount;
};

} // namespace sudoku
