#pragma once

#include "core/hints/steps/technique.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Techniques in the order in which they are tried.
using Ladder = std::vector<const Technique *>;

/// Returns HoDoKu's ladder: all techniques that are on by default and suit the board.
Ladder defaultLadder(const RuleIndex &rules);

/// Returns \a ladder without the techniques that are only right if there is a single solution.
Ladder withoutUniqueness(Ladder ladder);

/// Returns a step of the first technique of \a ladder that has one, or nothing if none has or \a stop was
/// requested.
std::optional<Step> nextStep(const Position &position, const Ladder &ladder,
                             const std::stop_token &stop = {});

/// A puzzle solved step by step.
struct Walkthrough
{
    std::vector<Step> steps;
    Position end; ///< solved, unless the ladder does not suffice or the work was stopped
};

/// Solves from \a start on, by \a ladder.
Walkthrough walkThrough(const Position &start, const Ladder &ladder, const std::stop_token &stop = {});

} // namespace sudoku
