#pragma once

#include "tests/allowance.h"
#include "tests/puzzles.h"

#include <algorithm>
#include <cstdlib>
#include <string>

/// Where many cases are alike, the usual run tries some of them and a sanitizer few. With SLOW_TESTS in the
/// environment, as in the test presets "slow", "dev-slow" and "tsan-slow", each tries all.
namespace sudoku {

inline bool triesAll()
{
    return std::getenv("SLOW_TESTS");
}

/// Whether what is too much for the usual run under a sanitizer is tried.
inline bool triesMuch()
{
    return triesAll() || !isSanitized;
}

/// Whether the function that runs has used its allowance: then it tries no more than it must.
inline bool isAllowanceUsed()
{
    return !triesMuch() && Allowance::isUsed();
}

/// Whether to try case \a index of many, counted from 0: under a sanitizer the first, and each \a step-th
/// while the function has an allowance left. Where it is not the sanitizer alone that is too slow, \a
/// usualStep is for the usual run without one.
inline bool isTried(int index, int step, int usualStep = 1)
{
    return triesAll() || index == 0 || (index % (isSanitized ? step : usualStep) == 0 && !isAllowanceUsed());
}

/// How many of \a all cases to try: all, an eighth, or a sixteenth; but two at least, and no more when the
/// function has used its allowance.
inline int sampleOf(int all)
{
    if (triesAll())
        return all;
    return isAllowanceUsed() ? 2 : std::max(2, all / (isSanitized ? 16 : 8));
}

/// So many puzzles of a corpus file, from all over it; \a all are enough for the slow run.
inline std::vector<CorpusPuzzle> sampleOfCorpus(const std::string &file, int all)
{
    const std::vector<CorpusLine> lines = corpusLines(file);
    const std::size_t stride = std::max<std::size_t>(1, lines.size() / sampleOf(all));
    std::vector<CorpusPuzzle> sample;
    for (std::size_t i = 0; i < lines.size(); i += stride)
        sample.push_back(lines[i].puzzle());
    return sample;
}

/// Lets sampleOf() decide about the properties that rapidcheck tries, unless RC_PARAMS asks for others. \a
/// more are parameters that it takes besides.
inline void sampleProperties(const std::string &more = {})
{
    const std::string parameters = "max_success=" + std::to_string(sampleOf(100)) + ' ' + more;
    setenv("RC_PARAMS", parameters.c_str(), false);
}

} // namespace sudoku
