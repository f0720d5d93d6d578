#pragma once

#include "core/hints/reasons/nearmiss.h"
#include "core/hints/story/argument.h"

#include <optional>
#include <stop_token>

namespace sudoku {

/// What steps are to show: a conclusion, or, without one, that there is no solution.
using ArgumentGoal = std::optional<Deduction>;

/// Returns whether \a position shows \a goal.
bool isReached(const Position &position, const ArgumentGoal &goal);

/// Returns about how long the finder of \a technique looks at a cell. Those that try the ways of a line look
/// at it many times.
std::int64_t workOf(const Technique &technique);

/// Returns \a step as it is told in \a position, where more candidates may be left than where it was found,
/// or nothing if it does not follow there.
std::optional<Step> stepIn(const Position &position, const Step &step, const std::stop_token &stop = {});

/// Returns a step of the same technique, houses and constraints in \a position after which none of \a needed
/// is left there, or nothing.
std::optional<Step> stepSaying(const Position &position, const Step &step,
                               const std::vector<Candidate> &needed, const std::stop_token &stop = {});

/// Which steps of an argument are looked for again when it is replayed.
enum class Recheck {
    All,
    Changed, ///< only those that may build on what has changed
};

/// Goes through the steps of \a argument from \a start on, without \a leftOut, which is one of them or null:
/// keeps those that still follow, until \a goal is reached. Returns nothing if it is not. Adds to \a work,
/// unless it is null, what was looked for, by workOf().
std::optional<Argument> replayed(const Position &start, const Argument &argument, const ArgumentGoal &goal,
                                 const Step *leftOut = nullptr, const std::stop_token &stop = {},
                                 Recheck recheck = Recheck::All, std::int64_t *work = nullptr);

} // namespace sudoku
