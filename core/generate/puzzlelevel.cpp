#include "core/generate/puzzlelevel.h"

#include "core/generate/deriveconstraints.h"
#include "core/generate/difficultygauge.h"
#include "core/generate/levelwish.h"

#include <algorithm>

namespace sudoku {
namespace {

bool contains(const WishedRange &range, int number)
{
    return number >= range.min && number <= range.max;
}

/// Returns how many clues puzzles of \a level have. The generator keeps to an upper end for beginners, but
/// more clues do no harm.
WishedRange cluesOf(const PuzzleLevel &level, const Puzzle &puzzle)
{
    if (!level.difficulty.isForBeginners || !level.clues.isAny())
        return level.clues;
    GenerateRequest request{Puzzle(puzzle.geometry)};
    for (const Constraint &constraint : puzzle.constraints)
        if (canBeDerived(*constraint.variant))
            request.derived.push_back(constraint.variant);
    return {.min = beginnerClues(request).min};
}

bool has(const Puzzle &puzzle, const PuzzleLevel &level, const RuleIndex &rules, const Memo &memo,
         const std::stop_token &stop)
{
    if (!contains(cluesOf(level, puzzle), puzzle.givens.filledCount())
        || findProblem(level.difficulty, rules))
        return false;
    DifficultyDistance distance =
        DifficultyGauge(level.difficulty, rules, memo).assess(puzzle, stop).distance;
    distance.isCrowded = false; // the generator avoids that; it is no part of a level
    return distance.isMet();
}

} // namespace

void wish(const PuzzleLevel &level, GenerateRequest &request)
{
    request.difficulty = level.difficulty;
    if (level.difficulty.isForBeginners && level.clues.isAny())
        wishBeginner(request);
    if (request.goal != ClueGoal::Minimal || level.clues.isAny())
        return;
    request.goal = ClueGoal::AtMost;
    request.minClues = level.clues.min;
    request.clues = std::min(level.clues.max, request.shape.geometry.cellCount());
}

const PuzzleLevel *levelOf(const Puzzle &puzzle, const std::vector<PuzzleLevel> &levels, const Memo &memo,
                           const std::stop_token &stop)
{
    const std::shared_ptr<const RuleIndex> rules = RuleIndex::of(puzzle, memo, stop);
    if (!rules)
        return nullptr;
    const auto found = std::ranges::find_if(
        levels, [&](const PuzzleLevel &level) { return has(puzzle, level, *rules, memo, stop); });
    return found == levels.end() ? nullptr : &*found;
}

} // namespace sudoku
