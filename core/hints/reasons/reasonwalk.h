#pragma once

#include "core/hints/reasons/nearmiss.h"

#include <functional>
#include <limits>

namespace sudoku {

/// A step with a smallest reason, and what follows from these premises.
struct ReasonStep
{
    std::vector<Premise> premises;
    std::vector<Candidate> placements = {};
    std::vector<Candidate> eliminations = {}; ///< ascending; none if there are placements
    /// The constraints with rules for two cells on which it rests: see pairConstraintsOf(). A walk leaves
    /// them to those who tell the step.
    std::vector<int> constraints = {};

    /// Returns the number of premises; one more if it places no digit, because one must remember what is
    /// gone.
    int weight() const { return static_cast<int>(premises.size()) + (placements.empty() ? 1 : 0); }
    bool operator==(const ReasonStep &) const = default;
};

/// A puzzle solved by a step of the smallest weight each time.
struct ReasonWalk
{
    std::vector<ReasonStep> steps;
    Position end;
    bool isStopped = false; ///< before the end: there are more steps
    int nextWeight = 0;     ///< if it was stopped: the next step weighs at least so much
};

/// The general rating: one number with one meaning for every board and all rules.
struct ReasonRating
{
    /// The version of the scale; it changes when premises are counted in another way.
    static constexpr int version = 2;
    static std::string scale() { return "reasons " + std::to_string(version); }

    /// The weight of the heaviest step. It does not depend on the order of steps of the same weight, because
    /// what is a reason stays one: all that follows by steps up to a weight is the same on every way.
    int largest = 0;
    /// For each cell that is solved, the largest weight until then; so this does not depend on it either.
    int sum = 0;
};

/// Rates \a walk; one that was stopped is rated by what is known: at least that.
ReasonRating reasonRating(const ReasonWalk &walk);

/// Makes the placements and eliminations of \a step, and eliminates what rules for two cells forbid then.
void apply(Position &position, const ReasonStep &step);

/// The work of a rating that need not be complete: some tenths of a second (see NearMisses::work()).
inline constexpr std::int64_t ratingWork = 40'000;

/// Solves from \a start on, which has the only solution \a solution. Calls \a watch with each step and the
/// position that it leads to. Ends as after a stop when \a maxWork is done, which does not depend on the
/// machine.
ReasonWalk walkByReasons(const Position &start, const Grid &solution, const std::stop_token &stop = {},
                         const std::function<void(const ReasonStep &, const Position &)> &watch = {},
                         std::int64_t maxWork = std::numeric_limits<std::int64_t>::max());

} // namespace sudoku
