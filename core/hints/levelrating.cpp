#include "core/hints/levelrating.h"

#include "core/board/stopcheck.h"
#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"
#include "core/solve/solve.h"

namespace sudoku {

std::string levelScale(const RuleIndex &rules)
{
    return rules.isClassic9x9() ? std::string(HodokuRating::scale) : GeneralRating::scale();
}

LevelRating levelRating(const Walkthrough &walkthrough)
{
    if (walkthrough.end.rules().isClassic9x9()) {
        const HodokuRating rating = hodokuRating(walkthrough);
        return {rating.level, rating.score, rating.hardest};
    }
    const GeneralRating rating = generalRating(walkthrough);
    return {rating.level, {}, rating.hardest};
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
