#include "ui/teach/steps/stepruns.h"

#include "core/hints/lines/finders.h"
#include "core/hints/sums/finders.h"
#include "core/hints/techniques.h"
#include "core/hints/techniques/finders.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array singleFinders{findFullHouses, findNakedSingles, findHiddenSingles};
constexpr std::array ruleFinders{
    findSumSteps,   findLinesByPairs,     findWholeLines, findTriedLines, findSingleCombinations,
    findCageBounds, findCageCombinations, findInnies,     findOuties,     findInniesAndOuties};
constexpr std::array lockedFinders{findPointing, findClaiming}; // large boards have many steps of these

/// Returns whether several steps of \a technique are told together, each with its sentence.
bool areJoined(const Technique &technique, int boardSize)
{
    constexpr int maxSmall = 9;
    const Technique *whole = findTechnique(technique.traits.countsAs);
    Finder *find = (whole ? *whole : technique).find;
    const auto isOneOf = [&](const auto &finders) {
        return std::ranges::find(finders, find) != finders.end();
    };
    return isOneOf(ruleFinders) || (boardSize > maxSmall && isOneOf(lockedFinders));
}

} // namespace

StepFamily StepFamily::singles(int boardSize)
{
    return {.id = &singleFinders, .maxCount = static_cast<std::size_t>(2 * boardSize), .isSingle = true};
}

bool isSingle(const Technique &technique)
{
    return std::ranges::find(singleFinders, technique.find) != singleFinders.end();
}

StepFamily familyOf(const Technique &technique, int boardSize)
{
    constexpr std::size_t maxSentences = 6;
    if (isSingle(technique))
        return StepFamily::singles(boardSize);
    return {.id = &technique, .maxCount = areJoined(technique, boardSize) ? maxSentences : 1};
}

std::vector<StepRun> stepRuns(std::size_t count, const LessonSteps &chosen,
                              const std::function<StepFamily(std::size_t)> &familyOf)
{
    std::vector<StepRun> runs;
    const void *last = nullptr; // the family of the last run
    for (std::size_t i = chosen.first; i < count && i <= chosen.last; ++i) {
        const StepFamily family = familyOf(i);
        if (chosen.isHarderOnly && family.isSingle)
            continue;
        const bool continues = !runs.empty() && runs.back().first + runs.back().count == i;
        if (continues && family.id == last && runs.back().count < family.maxCount)
            ++runs.back().count;
        else
            runs.push_back({i, 1});
        last = family.id;
    }
    return runs;
}

} // namespace sudoku
