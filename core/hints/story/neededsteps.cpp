#include "core/hints/story/neededsteps.h"

#include "core/board/stopcheck.h"
#include "core/hints/story/argumentreplay.h"
#include "core/hints/story/stepreads.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

/// What is looked for again, by workOf(), times the cells: less than a second.
constexpr std::int64_t maxWork = 30'000'000;

/// Returns whether \a step is one that is not looked for again, as that takes long.
bool isSlow(const Step &step)
{
    constexpr int maxScore = 200;
    return step.technique->traits.asksSolver || step.technique->score >= maxScore;
}

/// Returns whether it is no use to try without \a step: a single is found at once, and a solver is asked only
/// where nothing else leads on.
bool isAlwaysNeeded(const Step &step)
{
    return step.isSingle() || step.technique->traits.asksSolver;
}

/// Returns whether \a position has all (any) of what \a step concludes.
bool hasConclusions(const Position &position, const Step &step)
{
    const auto has = [&](const Candidate &candidate) { return position.has(candidate); };
    return std::ranges::all_of(step.placements, has) && std::ranges::all_of(step.eliminations, has);
}
bool hasSomeConclusion(const Position &position, const Step &step)
{
    const auto has = [&](const Candidate &candidate) { return position.has(candidate); };
    return std::ranges::any_of(step.placements, has) || std::ranges::any_of(step.eliminations, has);
}

/// The steps of a walkthrough, each with the position that it was found in and with what it may build on.
class KnownSteps
{
public:
    KnownSteps(const Position &start, const std::vector<Step> &steps) : m_end(start)
    {
        std::ranges::for_each(steps, [this](const Step &step) { add(step); });
    }

    std::size_t size() const { return m_steps.size(); }
    const Step &operator[](std::size_t index) const { return m_steps[index].step; }
    std::int64_t work() const { return m_work; }

    std::vector<Step> steps() const
    {
        std::vector<Step> all;
        for (const Known &known : m_steps)
            all.push_back(known.step);
        return all;
    }

    /// Leaves out the step at \a index, and those that say nothing then, if the others still lead to the end.
    /// Returns whether they do.
    bool leaveOut(std::size_t index, const std::stop_token &stop)
    {
        Position position = m_steps[index].before;
        std::vector<Step> rest;
        for (std::size_t i = index + 1; i < size(); ++i) {
            if (position.isLike(m_steps[i].before)) { // from here on nothing changes
                std::ranges::transform(m_steps.begin() + static_cast<std::ptrdiff_t>(i), m_steps.end(),
                                       std::back_inserter(rest), &Known::step);
                return replaceFrom(index, rest);
            }
            const std::optional<Step> now = again(m_steps[i], position, stop);
            if (!now && hasSomeConclusion(position, m_steps[i].step) && isNeeded(m_steps[i].step))
                return false;
            if (!now)
                continue;
            position.apply(*now);
            rest.push_back(*now);
        }
        return position.isSolved() && replaceFrom(index, rest);
    }

private:
    struct Known
    {
        Step step;
        Position before;
        std::vector<Candidate> reads;
    };

    void add(const Step &step)
    {
        m_steps.push_back({step, m_end, readsOf(m_end, step)});
        m_end.apply(step);
    }

    bool replaceFrom(std::size_t index, const std::vector<Step> &steps)
    {
        if (index + steps.size() >= size())
            return false;
        m_end = m_steps[index].before;
        m_steps.erase(m_steps.begin() + static_cast<std::ptrdiff_t>(index), m_steps.end());
        std::ranges::for_each(steps, [this](const Step &step) { add(step); });
        return true;
    }

    /// Returns whether no other step can say what \a step says.
    static bool isNeeded(const Step &step) { return step.constraints.empty() && !step.placements.empty(); }

    /// Returns a known step as it follows in \a position, if it does.
    std::optional<Step> again(const Known &known, const Position &position, const std::stop_token &stop)
    {
        const Step &step = known.step;
        m_work += position.rules().cellCount();
        const auto isGone = [&](const Candidate &candidate) { return !position.has(candidate); };
        if (hasConclusions(position, step)
            && (step.technique->traits.asksSolver || std::ranges::all_of(known.reads, isGone)))
            return step;
        if (isSlow(step) || !hasSomeConclusion(position, step))
            return {};
        m_work += step.isSingle() ? 0 : workOf(*step.technique) * position.rules().cellCount();
        return stepIn(position, step, stop);
    }

    std::vector<Known> m_steps;
    Position m_end;
    std::int64_t m_work = 0;
};

} // namespace

Walkthrough withoutNeedlessSteps(const Position &start, Walkthrough walkthrough, const std::stop_token &stop)
{
    if (start.rules().otherRules().empty() || start.regions().isUsed() || !walkthrough.end.isSolved())
        return walkthrough;
    KnownSteps known(start, walkthrough.steps);
    for (std::size_t before = known.size() + 1; known.size() < before;) {
        before = known.size();
        for (std::size_t i = 0; i < known.size() && known.work() < maxWork && !isStopped(stop);)
            if (isAlwaysNeeded(known[i]) || !known.leaveOut(i, stop))
                ++i;
    }
    walkthrough.steps = known.steps();
    return walkthrough;
}

} // namespace sudoku
