#include "core/generate/levelwish.h"

namespace sudoku {
namespace {

constexpr int cellsOf9x9 = 81;

/// Returns the share of \a cells that is \a clues on 9x9, rounded up.
int shareOf(int cells, int clues)
{
    return (cells * clues + cellsOf9x9 - 1) / cellsOf9x9;
}

} // namespace

ClueRange beginnerClues(const GenerateRequest &request)
{
    const int cells = request.shape.geometry.cellCount();
    constexpr ClueRange plain{40, 46};
    constexpr ClueRange derived{20, 26};
    const ClueRange &classic = request.derived.empty() ? plain : derived;
    return {shareOf(cells, classic.min), shareOf(cells, classic.max)};
}

void wishBeginner(GenerateRequest &request)
{
    request.difficulty.level = Level::Easy;
    if (request.goal != ClueGoal::Minimal)
        return;
    const ClueRange clues = beginnerClues(request);
    request.goal = ClueGoal::AtMost;
    request.clues = clues.max;
    request.minClues = clues.min;
}

} // namespace sudoku
