#pragma once

#include <cstddef>
#include <iterator>

namespace sudoku {

/// Returns whether \a table has one row for each code up to \a last, in their order.
template <typename Table, typename RowCode>
constexpr bool hasEveryCode(const Table &table, RowCode last)
{
    for (std::size_t i = 0; i < std::size(table); ++i)
        if (table[i].code != static_cast<RowCode>(i))
            return false;
    return std::end(table)[-1].code == last;
}

} // namespace sudoku
