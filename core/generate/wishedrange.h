#pragma once

#include <limits>

namespace sudoku {

/// A range of numbers, both ends included.
struct WishedRange
{
    int min = 0;
    int max = std::numeric_limits<int>::max();

    bool isAny() const { return *this == WishedRange(); }
    bool operator==(const WishedRange &) const = default;
};

} // namespace sudoku
