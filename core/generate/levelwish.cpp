#include "core/generate/levelwish.h"

namespace sudoku {
namespace {

constexpr int cellsOf9x9 = 81;
constexpr int fewHardSteps = 6;
constexpr int minErOfExtreme = 72; // in tenths; that of most extreme puzzles is 7.1 to 8.4

/// Returns the share of \a cells that is \a clues on 9x9, rounded up.
int shareOf(int cells, int clues)
{
    return (cells * clues + cellsOf9x9 - 1) / cellsOf9x9;
}

bool isClassic9x9(const GenerateRequest &request)
{
    return request.shape.geometry.boxes() == BoxShape{3, 3} && request.shape.constraints.empty()
           && request.derived.empty() && !request.hasRandomRegions;
}

} // namespace

WishedRange beginnerClues(const GenerateRequest &request)
{
    const int cells = request.shape.geometry.cellCount();
    constexpr WishedRange plain{40, 46};
    constexpr WishedRange derived{20, 26};
    const WishedRange &classic = request.derived.empty() ? plain : derived;
    return {shareOf(cells, classic.min), shareOf(cells, classic.max)};
}

void wishBeginner(GenerateRequest &request)
{
    request.difficulty.level = Level::Easy;
    request.difficulty.isForBeginners = true;
    if (request.goal != ClueGoal::Minimal)
        return;
    const WishedRange clues = beginnerClues(request);
    request.goal = ClueGoal::AtMost;
    request.clues = clues.max;
    request.minClues = clues.min;
}

void wishHarderNotLonger(GenerateRequest &request)
{
    Difficulty &difficulty = request.difficulty;
    if (difficulty.hardSteps.isAny())
        difficulty.hardSteps = {.min = 1, .max = fewHardSteps};
    if (!isClassic9x9(request) || difficulty.level.value_or(Level::Extreme) < Level::Extreme) {
        difficulty.isByHardestStep = true;
        return;
    }
    difficulty.level.reset();
    if (!difficulty.rating)
        difficulty.rating = {.scale = RatingScale::Explainer, .min = minErOfExtreme};
}

} // namespace sudoku
