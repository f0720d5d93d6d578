#include "core/hints/hodokurating.h"
#include "core/hints/techniques.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace sudoku {
namespace {

// By level.
constexpr std::array maxScores{800, 1000, 1600, 1800, std::numeric_limits<int>::max()};

/// Where \a technique stands among the others, the easiest first.
auto rankOf(const Technique &technique)
{
    return std::tuple(technique.level, technique.score, &finderOf(technique));
}

} // namespace

int maxHodokuScore(Level level)
{
    return maxScores[static_cast<int>(level)];
}

HodokuRating hodokuRating(const Walkthrough &walkthrough)
{
    HodokuRating rating;
    std::vector<int> counts(techniques().size());
    for (const Step &step : walkthrough.steps) {
        const Technique *technique = step.technique;
        ++counts[technique - techniques().data()];
        rating.score += technique->score;
        rating.level = std::max(rating.level, technique->level);
        if (!rating.hardest || rankOf(*technique) > rankOf(*rating.hardest))
            rating.hardest = technique;
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            rating.techniques.push_back({&techniques()[i], counts[i]});
    if (!walkthrough.end.isSolved() && !walkthrough.isStopped)
        rating.level = Level::Extreme;
    while (rating.score > maxHodokuScore(rating.level))
        rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
    return rating;
}

} // namespace sudoku
