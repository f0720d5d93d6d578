#pragma once

#include "core/hints/steps/position.h"

#include <limits>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// Sudoku Explainer's rating, on the scale of its version 1.2.1 with every technique on. Ratings are in
/// tenths.
struct ExplainerRating
{
    static constexpr std::string_view scale = "explainer 1.2.1"; ///< with the version of that program

    int er = 0;          ///< the highest on the way to the solution
    int ep = 0;          ///< the highest up to the first step that places a digit
    int ed = 0;          ///< that of the first step
    std::string hardest; ///< the name of the first step with the rating er
    struct Count
    {
        std::string name;
        int count;
    };
    std::vector<Count> techniques; ///< in the order in which they were needed first
    /// Whether it came to the solution. Otherwise it was stopped, found nothing more, or came above the
    /// rating that is of interest, and the ratings are at least so high.
    bool isComplete = false;
};

/// Rates the way from \a start to the solution: of all techniques in their order the first step is made, then
/// the search begins again. Ends early where the rating exceeds \a maxRating. Needs a position with a single
/// solution. The program's own scale is for boards that are RuleIndex::isClassic9x9(); on others the same
/// techniques give one of the same kind.
ExplainerRating explainerRating(const Position &start, const std::stop_token &stop = {},
                                int maxRating = std::numeric_limits<int>::max());

} // namespace sudoku
