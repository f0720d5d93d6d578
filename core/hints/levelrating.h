#pragma once

#include "core/hints/generalrating.h"
#include "core/hints/walkthrough.h"

#include <optional>
#include <string>

namespace sudoku {

/// The level of a puzzle of any board, on the scale that is meant for it: HoDoKu's for 9x9 boards without
/// further rules, the general one for others.
struct LevelRating
{
    Level level = Level::Easy;
    std::optional<int> score = {};      ///< HoDoKu's
    const Technique *hardest = nullptr; ///< null if there is no step
    int hardestCount = 0;               ///< the steps of that technique
    int stepCount = 0;

    bool operator==(const LevelRating &) const = default;
};

/// Returns the scale of such a level with its version, such as "general 3".
std::string levelScale(const RuleIndex &rules);

/// Returns a rating on the general scale in that form.
LevelRating levelRating(const GeneralRating &rating);
/// Rates a walkthrough by the default ladder. What the ladder does not solve is extreme; a walkthrough that
/// was stopped is rated by the steps that it has.
LevelRating levelRating(const Walkthrough &walkthrough);

/// Rates \a puzzle, which has a single solution. Returns nothing if no cell is open, or if \a stop was
/// requested before the end.
std::optional<LevelRating> levelRating(const Puzzle &puzzle, const Memo &memo = {},
                                       const std::stop_token &stop = {});
/// Rates \a puzzle if it has a single solution. Returns nothing otherwise, or as levelRating() does.
std::optional<LevelRating> levelRatingIfUnique(const Puzzle &puzzle, const Memo &memo = {},
                                               const std::stop_token &stop = {});

} // namespace sudoku
