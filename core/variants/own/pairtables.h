#pragma once

#include "core/board/digitset.h"
#include "core/board/digitvalues.h"

#include <map>
#include <mutex>
#include <tuple>
#include <vector>

namespace sudoku {

/// Keeps the tables of a pair rule: dozens of marks of a board share one, and its expression is worked out
/// once for each two digits.
class PairTables
{
public:
    /// Returns the table that \a make makes. Calls \a make once for all \a values, each \a number of a mark,
    /// and each of the two ways to read the rule. May be called from any thread.
    template <typename Make>
    std::vector<DigitSet> get(DigitValues values, int number, bool isEachWay, Make make)
    {
        const std::lock_guard lock(m_mutex);
        std::vector<DigitSet> &known = m_known[{values.count, values.first, number, isEachWay}];
        if (known.empty())
            known = make();
        return known;
    }

private:
    std::mutex m_mutex;
    std::map<std::tuple<int, int, int, bool>, std::vector<DigitSet>> m_known;
};

} // namespace sudoku
