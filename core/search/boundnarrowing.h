#pragma once

#include "core/search/narrowing.h"

namespace sudoku {

/// Narrows cells by the total of some minus the total of others. It knows the least and the most that the
/// different digits of each group add up to. Groups may have any size, unlike the parts of SumNarrowing.
class BoundNarrowing : public Narrowing
{
public:
    /// \a added and \a subtracted are groups; the digits of each group differ.
    BoundNarrowing(const std::vector<std::vector<Cell>> &added,
                   const std::vector<std::vector<Cell>> &subtracted, int total, int digitCount);

    bool narrow(SearchBoard &board) override;

private:
    struct Group
    {
        int first; ///< an index into cells()
        int count;
        bool isSubtracted;
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
