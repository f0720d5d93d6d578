#include "ui/teach/steps/ratedwalkthrough.h"

#include "core/board/stopcheck.h"
#include "core/hints/generalrating.h"
#include "core/hints/story/neededsteps.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

Ladder soundFor(const RatedWalkthrough &walkthrough, Ladder ladder)
{
    return walkthrough.isUnique ? ladder : withoutUniqueness(std::move(ladder));
}

/// Rates \a byDefault, which takes the steps of the default ladder.
void rateBy(RatedWalkthrough &walkthrough, const Walkthrough &byDefault)
{
    walkthrough.level = generalRating(byDefault).level;
    if (!walkthrough.rules().isClassic9x9())
        return;
    const HodokuRating hodoku = hodokuRating(byDefault);
    walkthrough.level = hodoku.level;
    walkthrough.score = hodoku.score;
}

void rate(RatedWalkthrough &walkthrough, const Position &end, const std::stop_token &stop)
{
    const Walkthrough whole{walkthrough.steps, end, walkthrough.isStopped};
    walkthrough.techniques = hodokuRating(whole).techniques;
    const Ladder ladder = soundFor(walkthrough, defaultLadder(walkthrough.rules()));
    if (ladder == ladderFor(walkthrough)) {
        rateBy(walkthrough, whole);
        return;
    }
    const Walkthrough byDefault = walkThrough(walkthrough.start, ladder, stop);
    rateBy(walkthrough, byDefault);
    walkthrough.isStopped = walkthrough.isStopped || byDefault.isStopped;
}

/// Leaves out what is not needed. The rating stays that of all steps, as nobody knows beforehand which are.
void tellNeeded(RatedWalkthrough &walkthrough, const Position &end, const std::stop_token &stop)
{
    if (walkthrough.isStopped)
        return;
    const Walkthrough needed =
        withoutNeedlessSteps(walkthrough.start, {std::move(walkthrough.steps), end}, stop);
    walkthrough.steps = needed.steps;
    walkthrough.techniques = hodokuRating(needed).techniques;
}

} // namespace

Position RatedWalkthrough::before(std::size_t index) const
{
    Position position = start;
    for (std::size_t i = 0; i < std::min(index, steps.size()); ++i)
        position.apply(steps[i]);
    return position;
}

Ladder ladderFor(const RatedWalkthrough &walkthrough)
{
    return soundFor(walkthrough, ladderOf(walkthrough.choice, walkthrough.rules()));
}

RatedWalkthrough continued(RatedWalkthrough walkthrough, const std::stop_token &stop,
                           const Progress &progress)
{
    const int cells = walkthrough.rules().cellCount();
    const auto watch = [&](const Position &after) {
        progress({.done = cells - after.openCount(), .total = cells});
    };
    Walkthrough more =
        walkThrough(walkthrough.before(walkthrough.steps.size()), ladderFor(walkthrough), stop, watch);
    walkthrough.steps.insert(walkthrough.steps.end(), std::make_move_iterator(more.steps.begin()),
                             std::make_move_iterator(more.steps.end()));
    walkthrough.isSolved = more.end.isSolved();
    walkthrough.isStopped = more.isStopped;
    rate(walkthrough, more.end, stop);
    tellNeeded(walkthrough, more.end, stop);
    return walkthrough;
}

WalkthroughAnswer walkThroughBoard(const Board &board, const SolveOptions &options,
                                   const std::stop_token &stop, const Progress &progress,
                                   const LadderChoice &choice, const std::optional<CheckResult> &known)
{
    WalkthroughAnswer answer{known ? *known : check(board.puzzle, options, stop, progress)};
    if (!answer.check.verdict || answer.check.verdict == Uniqueness::None)
        return answer;
    std::optional<Position> start = Position::of(board.puzzle, options.memo, stop);
    if (!start) {
        answer.check.verdict = halted(Halt::Stopped);
        return answer;
    }
    RatedWalkthrough walkthrough{.board = board, .start = *std::move(start), .choice = choice};
    walkthrough.isUnique = answer.check.verdict == Uniqueness::Unique;
    answer.walkthrough = continued(std::move(walkthrough), stop, progress);
    return answer;
}

} // namespace sudoku
