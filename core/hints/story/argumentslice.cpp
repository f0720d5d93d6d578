#include "core/hints/story/argumentslice.h"

#include "core/board/stopcheck.h"
#include "core/hints/story/stepreads.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>

namespace sudoku {
namespace {

/// What is looked for again, by workOf(), times the cells: about a second.
constexpr std::int64_t maxPruningWork = 50'000'000;
/// The same for slicing.
constexpr std::int64_t maxSlicingWork = 50'000'000;

using Facts = std::set<Candidate>; // candidates that are gone

/// Returns what says that \a split has no candidates but those of its cases.
std::vector<Candidate> splitReads(const Position &position, const Premise &split)
{
    if (const auto *house = std::get_if<premise::HouseHasDigit>(&split))
        return readsOf(position, contradiction::NoPlace{house->house, house->digit});
    return readsOf(position, contradiction::NoDigit{std::get<premise::CellHasDigit>(split).cell});
}

/// Goes back through an argument.
class Slicer
{
public:
    /// Without \a isLean, keeps all that a step may build on.
    Slicer(ArgumentGoal goal, const std::stop_token &stop, bool isLean)
        : m_goal(std::move(goal)),
          m_stop(stop),
          m_isLean(isLean)
    {
    }

    Argument run(const Position &start, const Argument &argument)
    {
        if (m_goal || !argument.end)
            return level(start, argument, nullptr).argument;
        const FactOrigins origins(start, argument.steps);
        std::optional<Argument> best;
        for (const PlainContradiction &end :
             contradictionsOf(origins.positionBefore(origins.stepCount()), maxEnds)) {
            Argument fewer = level(start, argument, &end).argument;
            if (!best || fewer.steps.size() < best->steps.size())
                best = std::move(fewer);
            if (isSpent())
                break;
        }
        return best ? *std::move(best) : argument;
    }

private:
    static constexpr int maxEnds = 6;

    /// An argument or that of a case, and what it needs that is gone at its start.
    struct Level
    {
        Argument argument;
        Facts atStart;
    };
    /// What is needed of each step of a level, and of what is gone at its start.
    struct Needs
    {
        std::vector<Facts> ofSteps;
        Facts atStart;

        Needs(const FactOrigins &origins) : ofSteps(origins.stepCount()) {}
        void add(const FactOrigins &origins, const Candidate &fact)
        {
            const int origin = origins.of(fact);
            (origin == FactOrigins::atStart ? atStart : ofSteps[origin]).insert(fact);
        }
    };
    /// Returns whether what is looked at still follows from a position.
    using Follows = std::function<bool(const Position &)>;

    bool isSpent() const { return isStopped(m_stop) || m_work >= maxSlicingWork; }

    Level level(const Position &start, const Argument &argument, const PlainContradiction *end)
    {
        const FactOrigins origins(start, argument.steps);
        const Position &last = origins.positionBefore(origins.stepCount());
        Needs needs(origins);
        Level left{argument, {}};
        left.argument.steps.clear();
        if (argument.split)
            for (const Candidate &fact : splitReads(last, *argument.split))
                needs.add(origins, fact);
        else
            addGoal(needs, origins, argument, end);
        for (Case &one : left.argument.cases)
            addCase(needs, origins, one);
        for (int step = origins.stepCount() - 1; step >= 0; --step)
            if (!needs.ofSteps[step].empty())
                addStep(needs, origins, argument, step);
        for (int step = 0; step < origins.stepCount(); ++step)
            if (!needs.ofSteps[step].empty())
                left.argument.steps.push_back(argument.steps[step]);
        left.atStart = std::move(needs.atStart);
        return left;
    }

    void addCase(Needs &needs, const FactOrigins &origins, Case &one)
    {
        const Position &last = origins.positionBefore(origins.stepCount());
        Position assumed = last;
        assumed.place(one.assumed.cell, one.assumed.digit);
        Level inCase = level(assumed, one.argument, nullptr);
        one.argument = std::move(inCase.argument);
        for (const Candidate &fact : inCase.atStart)
            if (!last.has(fact))
                needs.add(origins, fact);
    }

    void addGoal(Needs &needs, const FactOrigins &origins, const Argument &argument,
                 const PlainContradiction *end)
    {
        const int count = origins.stepCount();
        const Position &last = origins.positionBefore(count);
        if (m_goal) {
            needs.add(origins, m_goal->candidate);
            return;
        }
        const std::optional<PlainContradiction> found = end ? *end : findContradiction(last);
        if (!found)
            return;
        m_work += last.rules().cellCount();
        const Follows isEnd = [&](const Position &position) { return holds(position, *found); };
        addNeeded(needs, origins, argument, count, readsOf(last, *found), isEnd, last.rules().cellCount());
    }

    /// Adds what \a step needs so that what is needed of it follows.
    void addStep(Needs &needs, const FactOrigins &origins, const Argument &argument, int step)
    {
        const Step &known = argument.steps[step];
        const Position &before = origins.positionBefore(step);
        const Facts needed = needs.ofSteps[step];
        const Follows follows = [&](const Position &position) {
            return stepSaying(position, known, {needed.begin(), needed.end()}, m_stop).has_value();
        };
        addNeeded(needs, origins, argument, step, readsOf(before, known), follows,
                  workOf(*known.technique) * before.rules().cellCount());
    }

    /// Adds those of \a reads, of the position before \a step, without which it does not follow.
    void addNeeded(Needs &needs, const FactOrigins &origins, const Argument &argument, int step,
                   std::vector<Candidate> reads, const Follows &follows, std::int64_t work)
    {
        if (m_isLean)
            leaveOut(needs, origins, argument, reads, [&](const Position &position) {
                m_work += work;
                return follows(position);
            });
        for (const Candidate &fact : reads)
            if (origins.of(fact) < step)
                needs.add(origins, fact);
    }

    /// Leaves out of \a reads what is not needed: the steps that nothing else needs first, then single facts.
    void leaveOut(const Needs &needs, const FactOrigins &origins, const Argument &argument,
                  std::vector<Candidate> &reads, const Follows &follows) const
    {
        std::map<int, Facts> byStep;
        for (const Candidate &fact : reads)
            if (origins.of(fact) != FactOrigins::atStart)
                byStep[origins.of(fact)].insert(fact);
        const Position &start = origins.positionBefore(0);
        const auto isEnough = [&] { return !isSpent() && follows(viewed(start, argument, byStep)); };
        if (byStep.empty() || !isEnough())
            return;
        std::vector<int> steps;
        std::transform(byStep.rbegin(), byStep.rend(), std::back_inserter(steps),
                       [](const auto &each) { return each.first; });
        std::stable_partition(steps.begin(), steps.end(),
                              [&](int step) { return needs.ofSteps[step].empty(); });
        for (const int step : steps) {
            auto without = byStep.extract(step);
            if (!isEnough())
                byStep.insert(std::move(without));
        }
        for (auto &[step, facts] : byStep)
            if (argument.steps[step].placements.empty() && facts.size() > 1)
                leaveOutFacts(facts, isEnough);
        std::erase_if(reads, [&](const Candidate &fact) {
            const int origin = origins.of(fact);
            if (origin == FactOrigins::atStart)
                return false;
            const auto kept = byStep.find(origin);
            return kept == byStep.end() || !kept->second.contains(fact);
        });
    }

    template <typename IsEnough>
    static void leaveOutFacts(Facts &facts, const IsEnough &isEnough)
    {
        const Facts all = facts;
        for (const Candidate &fact : all) {
            facts.erase(fact);
            if (!isEnough())
                facts.insert(fact);
        }
    }

    /// Returns \a start with some facts of the steps alone. A digit that a step placed is a fact as a whole.
    static Position viewed(const Position &start, const Argument &argument,
                           const std::map<int, Facts> &byStep)
    {
        Position position = start;
        for (const auto &[step, facts] : byStep)
            if (argument.steps[step].placements.empty())
                for (const Candidate &fact : facts)
                    position.eliminate(fact.cell, fact.digit);
            else
                position.apply(argument.steps[step]);
        return position;
    }

    ArgumentGoal m_goal;
    const std::stop_token &m_stop;
    bool m_isLean;
    std::int64_t m_work = 0;
};

/// Collects the steps of an argument and of its cases.
void addSteps(const Argument &argument, std::vector<const Step *> &steps)
{
    for (const Step &step : argument.steps)
        steps.push_back(&step);
    for (const Case &one : argument.cases)
        addSteps(one.argument, steps);
}

} // namespace

Argument sliced(const Position &start, const Argument &argument, const ArgumentGoal &goal,
                const std::stop_token &stop)
{
    for (const bool isLean : {true, false}) {
        const Argument fewer = Slicer(goal, stop, isLean).run(start, argument);
        if (std::optional<Argument> left = replayed(start, fewer, goal, nullptr, stop))
            return *std::move(left);
    }
    return argument;
}

Argument pruned(const Position &start, Argument argument, const ArgumentGoal &goal,
                const std::stop_token &stop)
{
    argument = sliced(start, argument, goal, stop);
    const Argument before = argument;
    std::int64_t work = 0;
    const auto isSpent = [&] { return work >= maxPruningWork || isStopped(stop); };
    for (bool isSmaller = true; isSmaller && !isSpent();) {
        isSmaller = false;
        std::vector<const Step *> steps;
        addSteps(argument, steps);
        for (std::size_t left = steps.size(); left > 0 && !isSpent(); --left) {
            if (left > steps.size())
                continue; // more than one was left out
            std::optional<Argument> fewer =
                replayed(start, argument, goal, steps[left - 1], stop, Recheck::Changed, &work);
            if (!fewer || isStopped(stop))
                continue;
            argument = *std::move(fewer);
            steps.clear();
            addSteps(argument, steps);
            isSmaller = true;
        }
    }
    if (isStopped(stop))
        return argument;
    return replayed(start, argument, goal, nullptr, stop).value_or(before);
}

} // namespace sudoku
