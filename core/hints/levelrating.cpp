#include "core/hints/levelrating.h"

#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"

namespace sudoku {

LevelRating levelRating(const Walkthrough &walkthrough)
{
    if (walkthrough.end.rules().isClassic9x9()) {
        const HodokuRating rating = hodokuRating(walkthrough);
        return {rating.level, rating.score, rating.hardest};
    }
    const GeneralRating rating = generalRating(walkthrough);
    return {rating.level, {}, rating.hardest};
}

} // namespace sudoku
