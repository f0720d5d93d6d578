#pragma once

#include "core/board/puzzle.h"
#include "core/generate/difficulty.h"
#include "core/hints/levelrating.h"

#include <compare>
#include <limits>
#include <stop_token>

namespace sudoku {

/// How far a puzzle is from a wish; smaller is nearer, and all zero is what is wished.
struct DifficultyDistance
{
    int open = 0;           ///< cells that stay open because the next step would be too hard
    int levels = 0;         ///< that it is too easy
    int missing = 0;        ///< techniques that do not occur
    int rating = 0;         ///< outside the range
    int steps = 0;          ///< too many or too few, or too few hard ones
    bool isCrowded = false; ///< the singles at the beginning are in a part of the board only

    bool isMet() const { return *this == DifficultyDistance(); }
    auto operator<=>(const DifficultyDistance &) const = default; // NOLINT(modernize-use-nullptr)
};

/// How much there is to find on the way to the solution.
struct StepCounts
{
    int hardest = 0; ///< at the highest level that occurs
    int others = 0;  ///< others that are not easy

    /// Returns whether there is more than a single step that matters.
    bool isSeveral() const { return hardest + others > 1; }
    auto operator<=>(const StepCounts &) const = default; // NOLINT(modernize-use-nullptr)
};

/// What a wish says of a puzzle.
struct Assessment
{
    DifficultyDistance distance = {};
    /// Whether the walkthrough shows that the puzzle has a single solution: it came to the end by techniques
    /// that do not assume that.
    bool isProof = false;
    StepCounts steps = {};
    Grid end = {}; ///< where the walkthrough ended
    /// The level, where the walkthrough is the one by the general ladder and came to the end.
    std::optional<LevelRating> rating = {};
};

/// Holds puzzles against a wish. A walkthrough ends at the first step that is too hard for it.
class DifficultyGauge
{
public:
    /// \a rules are those of the puzzles.
    DifficultyGauge(Difficulty wish, const RuleIndex &rules, const Memo &memo);

    /// Returns a distance that means nothing if \a stop was requested. The puzzle has a solution; if the
    /// assessment is no proof, it may have more.
    Assessment assess(const Puzzle &puzzle, const std::stop_token &stop) const;

private:
    struct Limits
    {
        Level level = Level::Extreme;
        const Technique *hardest = nullptr;
        int score;
        int hardSteps = std::numeric_limits<int>::max();
    };
    struct Tally;

    Ladder ladderWithin(Ladder ladder, const Limits &limits) const;
    Tally walk(const Position &start, const Ladder &ladder, const Limits &limits,
               const std::stop_token &stop) const;
    void compareLevel(DifficultyDistance &distance, const Tally &tally) const;
    void compareRating(DifficultyDistance &distance, const Tally &tally, const Position &start,
                       const std::stop_token &stop) const;

    Difficulty m_wish;
    Memo m_memo;
    bool m_isHodoku;      ///< the level depends on the score too
    bool m_endsAtExtreme; ///< all that matters is whether an extreme step is needed
    Limits m_limits;      ///< of the walkthrough
    Limits m_ratedLimits; ///< of the one that gives the level, where the walkthrough is by other techniques
    int m_minRegions = 0; ///< in which there are singles at the beginning
    Ladder m_ladder;
    Ladder m_ratedLadder; ///< empty if the walkthrough gives the level
};

} // namespace sudoku
