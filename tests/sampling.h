#pragma once

#include "tests/puzzles.h"

#include <algorithm>
#include <cstdlib>

/// Where many cases are alike, the usual run tries some of them, a sanitizer fewer, and only the tests with
/// the CTest label "slow", which run with SLOW_TESTS=1, all.
namespace sudoku {

inline bool triesAll()
{
    return std::getenv("SLOW_TESTS");
}

/// How many of \a all cases to try: all, an eighth, or a sixteenth; but two at least.
inline int sampleOf(int all)
{
    return triesAll() ? all : std::max(2, all / (isSanitized ? 16 : 8));
}

} // namespace sudoku
