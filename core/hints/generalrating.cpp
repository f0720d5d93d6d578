#include "core/hints/generalrating.h"

namespace sudoku {

GeneralRating generalRating(const Walkthrough &walkthrough)
{
    GeneralRating rating;
    for (const Step &step : walkthrough.steps)
        if (!rating.hardest || step.technique->level > rating.level
            || (step.technique->level == rating.level && step.technique->score > rating.hardest->score)) {
            rating.hardest = step.technique;
            rating.level = step.technique->level;
        }
    if (!walkthrough.end.isSolved() && !walkthrough.isStopped)
        rating.level = Level::Extreme;
    return rating;
}

} // namespace sudoku
