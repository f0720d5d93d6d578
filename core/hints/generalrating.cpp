#include "core/hints/generalrating.h"

namespace sudoku {

Level generalLevel(const LevelCounts &counts, int cellCount)
{
    constexpr int cellsPerMediumStep = 8;
    constexpr int cellsPerHardStep = 2;
    std::size_t level = counts.size() - 1;
    while (level > 0 && counts[level] == 0)
        --level;
    const int count = counts[level];
    if ((allLevels[level] == Level::Medium && count * cellsPerMediumStep > cellCount)
        || (allLevels[level] == Level::Hard && count * cellsPerHardStep > cellCount))
        ++level;
    return allLevels[level];
}

GeneralRating generalRating(const Walkthrough &walkthrough)
{
    GeneralRating rating{.stepCount = static_cast<int>(walkthrough.steps.size())};
    LevelCounts counts{};
    for (const Step &step : walkthrough.steps) {
        ++counts[static_cast<std::size_t>(step.technique->level)];
        if (!rating.hardest || isHarder(*step.technique, *rating.hardest)) {
            rating.hardest = step.technique;
            rating.hardestCount = 0;
        }
        rating.hardestCount += step.technique == rating.hardest ? 1 : 0;
    }
    rating.level = generalLevel(counts, walkthrough.end.rules().cellCount());
    if (!walkthrough.end.isSolved() && !walkthrough.isStopped)
        rating.level = Level::Extreme;
    return rating;
}

} // namespace sudoku
