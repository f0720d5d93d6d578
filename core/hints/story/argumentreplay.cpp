#include "core/hints/story/argumentreplay.h"

#include "core/board/stopcheck.h"
#include "core/hints/reasons/reasonfinder.h"
#include "core/hints/story/stepreads.h"
#include "core/hints/techniques.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace sudoku {
namespace {

bool contains(const std::vector<Candidate> &candidates, const Candidate &candidate)
{
    return std::ranges::find(candidates, candidate) != candidates.end();
}

/// Returns how many steps of the technique are looked through for one that is known. Rules have one step
/// each; chains take long to find.
std::size_t maxAlike(const Technique &technique)
{
    constexpr std::size_t ofChains = 40;
    return technique.score < 200 ? std::numeric_limits<std::size_t>::max() : ofChains;
}

bool isSmallReason(const Step &step)
{
    return step.technique == &smallReasonTechnique();
}

bool placesAll(const Step &one, const Step &other)
{
    return std::ranges::all_of(other.placements,
                               [&](const Candidate &placed) { return contains(one.placements, placed); });
}

/// Returns whether \a one says of \a position all that is left of what \a other concludes.
bool saysAll(const Position &position, const Step &one, const Step &other)
{
    const auto isGone = [&](const Candidate &candidate) {
        return !position.has(candidate) || contains(one.eliminations, candidate)
               || std::ranges::any_of(one.placements, [&](const Candidate &placed) {
                      return placed.cell == candidate.cell && placed.digit != candidate.digit;
                  });
    };
    return std::ranges::all_of(other.eliminations, isGone) && placesAll(one, other);
}

/// Returns whether \a step leaves none of \a needed in \a position.
bool saysNeeded(const Position &position, const Step &step, const std::vector<Candidate> &needed)
{
    const auto excludes = [&](const Candidate &placed, const Candidate &candidate) {
        return placed.cell == candidate.cell
               || (placed.digit == candidate.digit && position.rules().arePeers(placed.cell, candidate.cell));
    };
    return std::ranges::all_of(needed, [&](const Candidate &candidate) {
        return !position.has(candidate) || contains(step.eliminations, candidate)
               || std::ranges::any_of(step.placements,
                                      [&](const Candidate &placed) { return excludes(placed, candidate); });
    });
}

/// A step about several lines may be about more of them where more candidates are left.
bool shareConstraint(const Step &one, const Step &other)
{
    return std::ranges::any_of(one.constraints, [&](int constraint) {
        return std::ranges::find(other.constraints, constraint) != other.constraints.end();
    });
}

bool isAlike(const Step &one, const Step &other)
{
    return one.technique == other.technique && one.houses == other.houses
           && (one.constraints == other.constraints || shareConstraint(one, other));
}

bool saysSomething(const Step &one, const Step &other)
{
    return std::ranges::any_of(one.eliminations, [&](const Candidate &candidate) {
        return contains(other.eliminations, candidate);
    });
}

/// Returns whether \a step, a single, is one in \a position; nothing if it is no single.
std::optional<bool> isSingleIn(const Position &position, const Step &step)
{
    if (!step.isSingle())
        return {};
    const Candidate &placed = step.placements.front();
    if (!position.has(placed))
        return false;
    if (step.houses.empty())
        return position.candidates(placed.cell).isSingle();
    const int house = step.houses.front().house;
    if (position.rules().isImplied(house))
        return std::has_single_bit(position.placesInImplied(house, placed.digit));
    return std::has_single_bit(position.placesIn(house, placed.digit));
}

/// Returns whether the cases of \a argument are all that are possible in \a position.
bool areAllCases(const Position &position, const Argument &argument)
{
    const std::vector<Candidate> possible = candidatesOf(position, *argument.split);
    return std::ranges::all_of(possible, [&](const Candidate &candidate) {
        return std::ranges::find(argument.cases, candidate, &Case::assumed) != argument.cases.end();
    });
}

/// Goes through an argument again.
class Replay
{
public:
    Replay(const ArgumentGoal &goal, const Step *leftOut, const std::stop_token &stop, Recheck recheck)
        : m_goal(goal),
          m_leftOut(leftOut),
          m_stop(stop),
          m_recheck(recheck)
    {
    }

    /// Returns what is left of \a argument from \a position on; it was found from \a known on.
    std::optional<Argument> run(Position position, Position known, const Argument &argument)
    {
        Argument kept;
        for (const Step &step : argument.steps) {
            std::optional<Step> now = &step == m_leftOut ? std::nullopt : again(position, known, step);
            known.apply(step);
            if (!now)
                continue;
            position.apply(*now);
            kept.steps.push_back(*std::move(now));
        }
        if (isReached(position, m_goal)) { // what is reached stays so
            if (!m_goal)
                kept.end = findContradiction(position);
            return kept;
        }
        if (argument.cases.empty() || !areAllCases(position, argument))
            return {};
        return withCases(position, known, argument, std::move(kept));
    }

    /// Returns how much was looked for.
    std::int64_t work() const { return m_work; }

private:
    /// Returns \a step as it follows in \a position, if it does.
    std::optional<Step> again(const Position &position, const Position &known, const Step &step)
    {
        m_work += position.rules().cellCount();
        const auto isGone = [&](const Candidate &candidate) { return !position.has(candidate); };
        if (m_recheck == Recheck::Changed && std::ranges::all_of(readsOf(known, step), isGone))
            return step;
        m_work += workOf(*step.technique) * position.rules().cellCount();
        return stepIn(position, step, m_stop);
    }

    std::optional<Argument> withCases(const Position &position, const Position &known,
                                      const Argument &argument, Argument kept)
    {
        kept.split = argument.split;
        for (const Case &one : argument.cases) {
            if (!position.has(one.assumed))
                continue;
            Position assumed = position;
            assumed.place(one.assumed.cell, one.assumed.digit);
            Position assumedBefore = known;
            assumedBefore.place(one.assumed.cell, one.assumed.digit);
            std::optional<Argument> inCase = run(std::move(assumed), std::move(assumedBefore), one.argument);
            if (!inCase)
                return {};
            kept.cases.push_back({one.assumed, *std::move(inCase)});
        }
        return kept.cases.empty() ? std::nullopt : std::optional(std::move(kept));
    }

    const ArgumentGoal &m_goal;
    const Step *m_leftOut;
    const std::stop_token &m_stop;
    Recheck m_recheck;
    std::int64_t m_work = 0;
};

} // namespace

std::int64_t workOf(const Technique &technique)
{
    constexpr std::int64_t ways = 25;
    if (&technique == &smallReasonTechnique())
        return technique.score;
    const bool triesWays = finderOf(technique).id.starts_with("line-");
    return technique.score * (triesWays ? ways : 1);
}

bool isReached(const Position &position, const ArgumentGoal &goal)
{
    if (!goal)
        return showsContradiction(position);
    const auto &[candidate, isTrue] = *goal;
    return isTrue ? position.digitAt(candidate.cell) == candidate.digit
                  : !position.has(candidate) && position.digitAt(candidate.cell) != candidate.digit;
}

std::optional<Step> stepIn(const Position &position, const Step &step, const std::stop_token &stop)
{
    if (const std::optional<bool> isSingle = isSingleIn(position, step))
        return *isSingle ? std::optional(step) : std::nullopt;
    if (isSmallReason(step))
        return smallReasonIn(position, step, stop);
    std::optional<Step> similar;
    const Technique &technique = finderOf(*step.technique);
    for (Step &found : findSteps(technique, position, maxAlike(technique), stop, step.constraints)) {
        if (!isAlike(found, step))
            continue;
        if (saysAll(position, found, step))
            return std::move(found);
        if (!similar && saysSomething(found, step))
            similar = std::move(found);
    }
    return similar;
}

std::optional<Step> stepSaying(const Position &position, const Step &step,
                               const std::vector<Candidate> &needed, const std::stop_token &stop)
{
    if (const std::optional<bool> isSingle = isSingleIn(position, step))
        return *isSingle ? std::optional(step) : std::nullopt;
    if (isSmallReason(step)) {
        std::optional<Step> found = smallReasonIn(position, step, stop);
        return found && saysNeeded(position, *found, needed) ? std::move(found) : std::nullopt;
    }
    const Technique &technique = finderOf(*step.technique);
    for (Step &found : findSteps(technique, position, maxAlike(technique), stop, step.constraints))
        if (isAlike(found, step) && placesAll(found, step) && saysNeeded(position, found, needed))
            return std::move(found);
    return {};
}

std::optional<Argument> replayed(const Position &start, const Argument &argument, const ArgumentGoal &goal,
                                 const Step *leftOut, const std::stop_token &stop, Recheck recheck,
                                 std::int64_t *work)
{
    Replay replay(goal, leftOut, stop, recheck);
    std::optional<Argument> left = replay.run(start, start, argument);
    if (work)
        *work += replay.work();
    return left;
}

} // namespace sudoku
