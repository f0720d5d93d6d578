#include "ui/hints/stepruns.h"

#include "core/hints/techniques/finders.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array singles{findFullHouses, findNakedSingles, findHiddenSingles};
constexpr std::array ruleFinders{findPairSteps, findSumSteps, findLineSteps, findInniesAndOuties};
constexpr std::array lockedFinders{findPointing, findClaiming}; // large boards have many steps of these

/// Returns whether several steps of \a technique are told together, each with its sentence.
bool areToldTogether(const Technique &technique, int boardSize)
{
    constexpr int maxSmall = 9;
    const auto isOneOf = [&](const auto &finders) {
        return std::ranges::find(finders, technique.find) != finders.end();
    };
    return isOneOf(ruleFinders) || (boardSize > maxSmall && isOneOf(lockedFinders));
}

/// Returns how many steps one picture may tell that begins with a step of \a technique.
std::size_t maxCount(const Technique &technique, int boardSize)
{
    constexpr std::size_t maxSentences = 6;
    if (isSingle(technique))
        return static_cast<std::size_t>(2 * boardSize);
    return areToldTogether(technique, boardSize) ? maxSentences : 1;
}

bool areTogether(const Technique &one, const Technique &other, int boardSize)
{
    return (isSingle(one) && isSingle(other)) || (&one == &other && areToldTogether(one, boardSize));
}

} // namespace

bool isSingle(const Technique &technique)
{
    return std::ranges::find(singles, technique.find) != singles.end();
}

std::vector<StepRun> stepRuns(const std::vector<Step> &steps, int boardSize, const LessonSteps &chosen)
{
    std::vector<StepRun> runs;
    for (std::size_t i = chosen.first; i < steps.size() && i <= chosen.last; ++i) {
        const Technique &technique = *steps[i].technique;
        if (chosen.isHarderOnly && isSingle(technique))
            continue;
        const bool continues = !runs.empty() && runs.back().first + runs.back().count == i;
        const Technique *begun = continues ? steps[runs.back().first].technique : nullptr;
        if (begun && areTogether(*begun, technique, boardSize)
            && runs.back().count < maxCount(*begun, boardSize))
            ++runs.back().count;
        else
            runs.push_back({i, 1});
    }
    return runs;
}

} // namespace sudoku
