#pragma once

#include "core/hints/steps/technique.h"

#include <functional>
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
    Position end;           ///< solved, unless the ladder does not suffice or the work was stopped
    bool isStopped = false; ///< before the end: there may be more steps
};

/// Solves from \a start on, by \a ladder. Calls \a watch after each step with the position that it leads to.
Walkthrough walkThrough(const Position &start, const Ladder &ladder, const std::stop_token &stop = {},
                        const std::function<void(const Position &)> &watch = {});

/// Steps of a position that do not build on each other.
struct StepList
{
    std::vector<Step> steps;
    bool isWhole = true; ///< there are no more
};

/// Returns the steps of all techniques of \a ladder, in its order; of each technique at most
/// maxStepsListed. Asks a solver only if there is no other step. Calls \a watch with the number of techniques
/// that were tried.
StepList allSteps(const Position &position, const Ladder &ladder, const std::stop_token &stop = {},
                  const std::function<void(int)> &watch = {});

inline constexpr std::size_t maxStepsListed = 10'000;

} // namespace sudoku
