#pragma once

#include "core/board/puzzle.h"
#include "ui/pictures/slotvalues.h"

#include <vector>

namespace sudoku {

/// What the numbers of cages must come to, whatever the digits: the sum of some whole rows, columns, regions
/// or of the board is known. Refuses most misread sums without a solver.
class SumBounds
{
public:
    /// \a numbers are those that are not known yet.
    SumBounds(const Puzzle &rules, const std::vector<RuleNumberValues> &numbers);

    /// Returns whether no bound speaks against the numbers, in the order of those above.
    bool fit(const std::vector<int> &numbers) const;
    /// Returns the places of those among which a wrong one must be, as few as the bounds can tell.
    std::vector<std::size_t> misfits(const std::vector<int> &numbers) const;

private:
    struct Bound
    {
        int min;
        int max;
        std::vector<std::size_t> numbers;

        bool allows(const std::vector<int> &values) const;
    };
    void addArea(const std::vector<bool> &isInside, const Puzzle &rules,
                 const std::vector<RuleNumberValues> &numbers, int total);

    std::vector<Bound> m_bounds;
};

} // namespace sudoku
