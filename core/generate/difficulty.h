#pragma once

#include "core/generate/wishedrange.h"
#include "core/hints/walkthrough.h"

#include <limits>
#include <optional>
#include <vector>

namespace sudoku {

enum class RatingScale { Hodoku, Explainer, General };

/// A range of a rating, both ends included: of HoDoKu's score, or of Sudoku Explainer's ER in tenths.
struct RatingRange
{
    RatingScale scale = RatingScale::Hodoku; ///< not General, which has no numbers
    int min = 0;
    int max = std::numeric_limits<int>::max();

    bool operator==(const RatingRange &) const = default;
};

/// A wish for the way to the solution of a puzzle. What is not set does not matter.
struct Difficulty
{
    std::optional<Level> level = {};
    std::optional<RatingRange> rating = {};
    std::vector<const Technique *> needed = {}; ///< the walkthrough has a step of each
    const Technique *hardest = nullptr;         ///< it has a step of this one, and none that is harder
    /// These techniques suffice: the walkthrough is by them, instead of all that are on by default.
    std::vector<const Technique *> allowed = {};
    WishedRange steps = {};       ///< how many there are, singles included
    WishedRange hardSteps = {};   ///< how many of them are no singles, or not as easy as these
    bool isForBeginners = false;  ///< people know the level by that name
    bool isByHardestStep = false; ///< a step is of the level: that many easier ones add up is not enough

    bool isEmpty() const { return *this == Difficulty(); }
    bool operator==(const Difficulty &) const = default;
};

/// Why a wish cannot be met.
struct DifficultyProblem
{
    enum class Kind {
        ManySolutions,     ///< a puzzle with several solutions has no walkthrough
        EmptyRange,        ///< the range is reversed
        ScaleOfOtherBoard, ///< the scale is only for 9x9 boards without further rules
        NotForBoard,       ///< \a technique does not suit the board
        NotUsed,           ///< \a technique is off by default, and not among those that are allowed
        NotAllowed,        ///< \a technique is not among those that are allowed
        HarderThanLevel,   ///< \a technique is harder than \a level
        EasierThanLevel,   ///< \a technique, or any, should be the hardest, but cannot give \a level
        HarderThanHardest, ///< \a technique is harder than the hardest
        RangeAboveLevel,   ///< no puzzle of \a level has a rating that high
        RangeAboveAll,     ///< no puzzle at all has one
        RangeBelowNeeds,   ///< the steps that are needed alone have a higher score
        NoPlacement,       ///< no technique that is allowed places a digit
        NoHardSteps,       ///< puzzles of \a level have no hard step
        TooFewHardSteps,   ///< at least \a number of hard steps are needed
        TooFewSteps,       ///< all steps are fewer than the hard ones that are asked for
    };
    Kind kind;
    const Technique *technique = nullptr;
    Level level = Level::Easy;
    int number = 0;

    bool operator==(const DifficultyProblem &) const = default;
};

/// Returns the techniques of the walkthrough in their order: those that are allowed and suit the board.
Ladder ladderOf(const Difficulty &wish, const RuleIndex &rules);

/// Returns why \a wish cannot be met on a board with \a rules, or nothing if that is not known.
std::optional<DifficultyProblem> findProblem(const Difficulty &wish, const RuleIndex &rules);

/// Returns the highest level of the steps that a search for \a wish looks at: what it asks for, or that of
/// the techniques that it names, or that of most puzzles with such a rating.
Level maxLevelOf(const Difficulty &wish);

} // namespace sudoku
