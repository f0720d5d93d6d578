#pragma once

#include "tests/puzzles.h"

#include <algorithm>
#include <cstdlib>
#include <string>

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

/// The same for the properties that rapidcheck tries, unless RC_PARAMS asks for others. \a more are
/// parameters that it takes besides.
inline void sampleProperties(const std::string &more = {})
{
    const std::string parameters = "max_success=" + std::to_string(sampleOf(100)) + ' ' + more;
    setenv("RC_PARAMS", parameters.c_str(), false);
}

} // namespace sudoku
