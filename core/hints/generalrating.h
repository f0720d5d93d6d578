#pragma once

#include "core/hints/walkthrough.h"

#include <string>

namespace sudoku {

/// How difficult a puzzle of any board and any rules is: by the techniques that it needs. The same five
/// levels as HoDoKu's, but without its limits of scores, which suit 9x9 only.
struct GeneralRating
{
    /// The version of the scale; it changes when techniques are added to the ladder or their levels change.
    static constexpr int version = 2;
    static std::string scale() { return "general " + std::to_string(version); }

    Level level = Level::Easy;
    const Technique *hardest = nullptr; ///< null if there is no step
};

/// Rates a walkthrough by the general ladder. What the ladder does not solve is extreme; a walkthrough that
/// was stopped is rated by the steps that it has.
GeneralRating generalRating(const Walkthrough &walkthrough);

} // namespace sudoku
