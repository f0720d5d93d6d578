#pragma once

#include "core/hints/walkthrough.h"

#include <string_view>
#include <vector>

namespace sudoku {

/// How often a technique is needed.
struct TechniqueCount
{
    const Technique *technique;
    int count;
};

/// HoDoKu's rating, in the order "short chains first" of its version 2.3.
struct HodokuRating
{
    static constexpr std::string_view scale = "hodoku 2.3.2"; ///< with the version of that program

    Level level = Level::Easy;
    int score = 0;
    /// Of the highest level, then score, then the last on the ladder; null if there is no step.
    const Technique *hardest = nullptr;
    std::vector<TechniqueCount>
        techniques; ///< in the order of techniques(), without those that are not needed
};

/// Returns the highest score that a puzzle of \a level has.
int maxHodokuScore(Level level);

/// Rates a walkthrough by HoDoKu's ladder: each step adds its score; the level is the highest of the steps,
/// or a higher one if the score asks for it. What is not solved is extreme.
HodokuRating hodokuRating(const Walkthrough &walkthrough);

} // namespace sudoku
