#pragma once

#include "core/hints/technique.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sudoku {

/// Techniques in the order in which they are tried.
using Ladder = std::vector<const Technique *>;

/// Returns HoDoKu's ladder: all techniques that are on by default and suit the board, without those that
/// assume uniqueness unless \a isUnique.
Ladder defaultLadder(const RuleIndex &rules, bool isUnique = true);

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
