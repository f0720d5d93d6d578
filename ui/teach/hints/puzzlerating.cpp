#include "ui/teach/hints/puzzlerating.h"

#include <QCoreApplication>

#include "ui/text/difficultywords.h"
#include "ui/text/steptext.h"

namespace sudoku {
namespace {

struct RatingWords
{
    Q_DECLARE_TR_FUNCTIONS(RatingWords)
};

} // namespace

QString ratingText(const LevelRating &rating)
{
    return RatingWords::tr("Level: %1").arg(levelText(rating.level));
}

QString ratingDetails(const LevelRating &rating)
{
    const QString scale =
        rating.score ? RatingWords::tr("HoDoKu's level of the puzzle is %1, its score %2.")
                           .arg(levelText(rating.level))
                           .arg(*rating.score)
                     : RatingWords::tr("The general level of the puzzle is %1.").arg(levelText(rating.level));
    return RatingWords::tr("%1 The hardest technique is %2.").arg(scale, readingText(rating));
}

} // namespace sudoku
