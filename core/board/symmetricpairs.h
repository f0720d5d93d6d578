#pragma once

#include "core/board/digitset.h"

#include <iterator>
#include <vector>

namespace sudoku {

/// Returns whether the two digits of each pair that \a allowed, the table of a rule::Pair, contains can be
/// exchanged.
inline bool isSymmetric(const std::vector<DigitSet> &allowed)
{
    for (Digit first = 1; first < std::ssize(allowed); ++first)
        for (const Digit second : allowed[first])
            if (!allowed[second].contains(first))
                return false;
    return true;
}

} // namespace sudoku
