#include "core/hints/levelrating.h"

#include "core/board/stopcheck.h"
#include "core/hints/hodokurating.h"
#include "core/solve/solve.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns how many steps are of the hardest technique.
int countOf(const HodokuRating &rating)
{
    const auto found = std::ranges::find(rating.techniques, rating.hardest, &TechniqueCount::technique);
    return found == rating.techniques.end() ? 0 : found->count;
}

} // namespace

std::string levelScale(const RuleIndex &rules)
{
    return rules.isClassic9x9() ? std::string(HodokuRating::scale) : GeneralRating::scale();
}

LevelRating levelRating(const GeneralRating &rating)
{
    return {rating.level, {}, rating.hardest, rating.hardestCount, rating.stepCount};
}

LevelRating levelRating(const Walkthrough &walkthrough)
{
    LevelRating rating = levelRating(generalRating(walkthrough));
    if (walkthrough.end.rules().isClassic9x9()) {
        const HodokuRating hodoku = hodokuRating(walkthrough);
        rating.level = hodoku.level;
        rating.score = hodoku.score;
        rating.hardest = hodoku.hardest;
        rating.hardestCount = countOf(hodoku);
    }
    return rating;
}

std::optional<LevelRating> levelRating(const Puzzle &puzzle, const Memo &memo, const std::stop_token &stop)
{
    const std::optional<Position> start = Position::of(puzzle, memo, stop);
    if (!start)
        return {};
    const Walkthrough walkthrough = walkThrough(*start, defaultLadder(start->rules()), stop);
    if (isStopped(stop) || walkthrough.steps.empty())
        return {};
    return levelRating(walkthrough);
}

std::optional<LevelRating> levelRatingIfUnique(const Puzzle &puzzle, const Memo &memo,
                                               const std::stop_token &stop)
{
    if (check(puzzle, {.memo = memo}, stop).verdict != Uniqueness::Unique)
        return {};
    return levelRating(puzzle, memo, stop);
}

} // namespace sudoku
