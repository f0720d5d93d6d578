#include "core/hints/hodokurating.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

// By level: the highest score that it allows. Extreme allows any.
constexpr std::array maxScores{800, 1000, 1600, 1800};

/// Returns the technique that has a place on the ladder.
const Technique *rungOf(const Technique *technique)
{
    return technique->traits.countsAs.empty() ? technique : findTechnique(technique->traits.countsAs);
}

} // namespace

HodokuRating hodokuRating(const Walkthrough &walkthrough)
{
    HodokuRating rating;
    std::vector<int> counts(techniques().size());
    for (const Step &step : walkthrough.steps) {
        const Technique *technique = rungOf(step.technique);
        ++counts[technique - techniques().data()];
        rating.score += technique->score;
        rating.level = std::max(rating.level, technique->level);
    }
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) {
            const Technique *technique = &techniques()[i];
            rating.techniques.push_back({technique, counts[i]});
            if (!rating.hardest
                || std::pair(technique->level, technique->score)
                       >= std::pair(rating.hardest->level, rating.hardest->score))
                rating.hardest = technique;
        }
    if (!walkthrough.end.isSolved())
        rating.level = Level::Extreme;
    while (rating.level < Level::Extreme && rating.score > maxScores[static_cast<int>(rating.level)])
        rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
    return rating;
}

} // namespace sudoku
