#pragma once

#include "core/board/rule.h"

namespace sudoku {

/// Makes the table of a rule::Pair: for each digit d, all e for which \a holds (d, e).
template <typename Holds>
std::vector<DigitSet> pairTable(int digitCount, Holds holds)
{
    std::vector<DigitSet> allowed(digitCount + 1);
    for (Digit first = 1; first <= digitCount; ++first)
        for (Digit second = 1; second <= digitCount; ++second)
            if (holds(first, second))
                allowed[first].insert(second);
    return allowed;
}

/// Returns a rule::Pair for each cell and the next one.
inline std::vector<Rule> pairsAlong(const std::vector<Cell> &cells, const std::vector<DigitSet> &allowed)
{
    std::vector<Rule> rules;
    for (std::size_t i = 1; i < cells.size(); ++i)
        rules.emplace_back(rule::Pair{cells[i - 1], cells[i], allowed});
    return rules;
}

} // namespace sudoku
