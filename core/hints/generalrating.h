#pragma once

#include "core/hints/walkthrough.h"

#include <array>
#include <string>

namespace sudoku {

/// The number of steps of each level.
using LevelCounts = std::array<int, allLevels.size()>;

/// Returns the general level of a puzzle that is solved by so many steps of each level: that of the hardest
/// one, or the next if many are so hard, because one hard step is not forty: medium ones in more than an
/// eighth of the cells, or hard ones in more than a half.
Level generalLevel(const LevelCounts &counts, int cellCount);

/// How difficult a puzzle of any board and any rules is: by the techniques that it needs. The same five
/// levels as HoDoKu's, but without its limits of scores, which suit 9x9 only.
struct GeneralRating
{
    /// The version of the scale; it changes when techniques are added to the ladder or their levels change.
    static constexpr int version = 3;
    static std::string scale() { return "general " + std::to_string(version); }

    Level level = Level::Easy;
    const Technique *hardest = nullptr; ///< null if there is no step
    int hardestCount = 0;               ///< the steps of that technique
    int stepCount = 0;
    LevelCounts counts = {};

    /// Takes a step of \a technique into account, on a board with \a cellCount cells.
    void add(const Technique &technique, int cellCount);
};

/// Rates a walkthrough by the general ladder. What the ladder does not solve is extreme; a walkthrough that
/// was stopped is rated by the steps that it has.
GeneralRating generalRating(const Walkthrough &walkthrough);

} // namespace sudoku
