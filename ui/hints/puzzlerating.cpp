#include "ui/hints/puzzlerating.h"

#include <QCoreApplication>

#include "core/board/stopcheck.h"
#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"
#include "ui/text/steptext.h"

namespace sudoku {
namespace {

struct RatingWords
{
    Q_DECLARE_TR_FUNCTIONS(RatingWords)
};

} // namespace

std::optional<PuzzleRating> ratingOf(const Puzzle &puzzle, const std::stop_token &stop)
{
    if (!RuleIndex::of(puzzle, stop)) // which takes longest where there are many rules
        return {};
    const Position start(puzzle);
    const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()), stop);
    if (isStopped(stop) || walkthrough.steps.empty())
        return {};
    if (start.rules().isClassic9x9()) {
        const HodokuRating rating = hodokuRating(walkthrough);
        return PuzzleRating{rating.level, rating.score, rating.hardest};
    }
    const GeneralRating rating = generalRating(walkthrough);
    return PuzzleRating{rating.level, {}, rating.hardest};
}

QString ratingText(const PuzzleRating &rating)
{
    return RatingWords::tr("Level: %1").arg(levelText(rating.level));
}

QString ratingDetails(const PuzzleRating &rating)
{
    const QString scale =
        rating.score ? RatingWords::tr("HoDoKu's level of the puzzle is %1, its score %2.")
                           .arg(levelText(rating.level))
                           .arg(*rating.score)
                     : RatingWords::tr("The general level of the puzzle is %1.").arg(levelText(rating.level));
    return RatingWords::tr("%1 The hardest technique is %2.").arg(scale, techniqueName(*rating.hardest));
}

} // namespace sudoku
