#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sudoku {

/// Returns the value below which \a share of \a values are; there must be one.
template <typename Value>
Value quantile(std::vector<Value> values, double share)
{
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(share * double(values.size() - 1));
    std::ranges::nth_element(values, place);
    return *place;
}

} // namespace sudoku
