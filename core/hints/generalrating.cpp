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

void GeneralRating::add(const Technique &technique, int cellCount)
{
    ++stepCount;
    ++counts[static_cast<std::size_t>(technique.level)];
    if (!hardest || isHarder(technique, *hardest)) {
        hardest = &technique;
        hardestCount = 0;
    }
    hardestCount += &technique == hardest ? 1 : 0;
    level = generalLevel(counts, cellCount);
}

GeneralRating generalRating(const Walkthrough &walkthrough)
{
    GeneralRating rating;
    for (const Step &step : walkthrough.steps)
        rating.add(*step.technique, walkthrough.end.rules().cellCount());
    if (!walkthrough.end.isSolved() && !walkthrough.isStopped)
        rating.level = Level::Extreme;
    return rating;
}

} // namespace sudoku
