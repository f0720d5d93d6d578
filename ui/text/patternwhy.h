#pragma once

#include "ui/text/stepterms.h"

/// Why the steps of techniques with patterns and chains follow. Each returns a sentence without the
/// conclusion, which stands behind it.
namespace sudoku {

using Why = QString(const StepTerms &text, const Step &step);

/// Returns that one of \a candidates is true, and why: "One of r1c1 and r2c3 is 5, because ...".
QString oneBecause(const StepTerms &text, const std::vector<Candidate> &candidates, const QString &why);

Why fishWhy;
Why krakenFishText; ///< what a kraken fish says without its chains
Why pincersWhy;     ///< one of some candidates is true: wings, chains, strong links
Why loopWhy;
Why almostLockedWhy;
Why sueDeCoqWhy;
Why exchangeWhy; ///< digits that could change places: rectangles and loops
Why universalGraveWhy;
Why simpleColoursWhy;
Why multiColoursWhy;
Why remotePairWhy;
Why deathBlossomWhy;
Why alignedExclusionWhy;
Why universalGravesWhy; ///< of the types that have several more candidates

} // namespace sudoku
