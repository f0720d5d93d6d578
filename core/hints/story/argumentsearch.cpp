#include "core/hints/story/argumentsearch.h"

#include "core/board/stopcheck.h"
#include "core/hints/reasons/reasonfinder.h"
#include "core/hints/story/argumentreplay.h"
#include "core/hints/story/argumentslice.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns whether the finder of \a technique knows lines by their number alone, and so needs that they are
/// in force.
bool needsAllLines(const Technique &technique)
{
    return technique.id.find("empty-rectangle") != std::string_view::npos;
}

/// Returns whether steps say something of regions: a story remembers only digits.
bool learnsRegions(const Technique &technique)
{
    return technique.id == "region-borders";
}

/// What a search for a step of a few facts counts as: some tenths of a second.
constexpr std::int64_t workOfReason = 20'000'000;

bool isShorter(const Argument &one, const std::optional<Argument> &other)
{
    return !other || lengthOf(one) < lengthOf(*other);
}

/// Returns the length of \a argument, longer by the facts of steps that one must keep in mind and by
/// assumptions within assumptions.
int effortOf(const Argument &argument)
{
    constexpr int easilyKept = 2;
    int effort = lengthOf(argument) + depthOf(argument);
    const auto add = [&](const auto &self, const Argument &part) -> void {
        for (const Step &step : part.steps)
            if (step.technique == &smallReasonTechnique())
                effort += std::max(0, static_cast<int>(step.groups.size()) - easilyKept);
        for (const Case &one : part.cases)
            self(self, one.argument);
    };
    add(add, argument);
    return effort;
}

void keepShorter(std::optional<Argument> &best, std::optional<Argument> found)
{
    if (found && isShorter(*found, best))
        best = std::move(found);
}

int candidateCount(const Position &position)
{
    int count = 0;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        count += position.candidates(cell).size();
    return count;
}

/// Returns about how long finders look at a position, whatever the technique: its cells, and those of rules.
std::int64_t extentOf(const RuleIndex &rules)
{
    std::int64_t extent = rules.cellCount();
    for (const ActiveRule &active : rules.otherRules())
        extent += static_cast<std::int64_t>(cellsOf(active.rule).size());
    for (const RuleIndex::IndexedSum &implied : rules.impliedSums())
        extent += static_cast<std::int64_t>(implied.sum.cells.size());
    return extent;
}

/// Returns what tells few cases apart, the fewest first: cells and digits in houses.
std::vector<Premise> splitsOf(const Position &position, int max)
{
    constexpr std::size_t maxCases = 6;
    std::vector<std::pair<std::size_t, Premise>> splits;
    const auto add = [&](const Premise &premise) {
        const std::size_t count = candidatesOf(position, premise).size();
        if (count >= 2 && count <= maxCases)
            splits.emplace_back(count, premise);
    };
    const RuleIndex &rules = position.rules();
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        add(premise::CellHasDigit{cell});
    for (int house = 0; house < rules.houseCount(); ++house)
        for (Digit digit = 1; digit <= rules.digitCount() && rules.house(house).hasEachDigit; ++digit)
            add(premise::HouseHasDigit{house, digit});
    std::ranges::stable_sort(splits, {}, &std::pair<std::size_t, Premise>::first);
    std::vector<Premise> premises;
    for (const auto &[count, premise] : splits)
        if (std::ssize(premises) < max)
            premises.push_back(premise);
    return premises;
}

} // namespace

Ladder storyLadder(const RuleIndex &rules, Level hardest)
{
    constexpr int maxSizeForAll = 9;
    constexpr int maxScore = 350;
    if (rules.size() > maxSizeForAll)
        hardest = std::min(hardest, Level::Hard);
    Ladder ladder = withoutUniqueness(defaultLadder(rules));
    std::erase_if(ladder, [&](const Technique *technique) {
        return technique->level > hardest || technique->score > maxScore || needsAllLines(*technique)
               || learnsRegions(*technique);
    });
    return ladder;
}

ArgumentSearch::ArgumentSearch(const ArgumentEffort &effort, std::stop_token stop)
    : m_effort(effort),
      m_stop(std::move(stop))
{
}

bool ArgumentSearch::isSpent() const
{
    return isStopped(m_stop) || m_work >= m_effort.maxWork;
}

Argument ArgumentSearch::find(const Position &start)
{
    constexpr int shortEnough = 2;
    m_extent = extentOf(start.rules());
    const Ladder easy = storyLadder(start.rules(), Level::Medium);
    const Ladder all = storyLadder(start.rules(), Level::Extreme);
    std::optional<Argument> best = walked(start, all, Order::EasiestFirst);
    if (best)
        best = pruned(start, *std::move(best), {}, m_stop);
    for (int order = 0; best && order < ordersFor(*best) && lengthOf(*best) > shortEnough && !isSpent();
         ++order) {
        const bool isEasy = order % 2 == 1;
        std::optional<Argument> other =
            walked(start, isEasy ? easy : all, order == 0 ? Order::AllOfEasiest : Order::Shuffled);
        if (other)
            other = sliced(start, *std::move(other), {}, m_stop);
        if (other && lengthOf(*other) <= lengthOf(*best) + lengthOf(*best) / 4)
            keepShorter(best, pruned(start, *std::move(other), {}, m_stop));
    }
    if (!best)
        best = beyondTechniques(start, all);
    return best ? *std::move(best) : stuck(start, all);
}

/// Returns how many orders besides the usual one are tried: more where \a best is long.
int ArgumentSearch::ordersFor(const Argument &best) const
{
    constexpr int longArgument = 12;
    constexpr int timesAsMany = 3;
    return lengthOf(best) > longArgument ? timesAsMany * m_effort.orders : m_effort.orders;
}

std::optional<Argument> ArgumentSearch::walk(const Position &start, int seed)
{
    m_extent = extentOf(start.rules());
    if (seed == 0)
        return walked(start, storyLadder(start.rules(), Level::Hard), Order::EasiestFirst);
    if (seed == 1)
        return walked(start, storyLadder(start.rules(), Level::Hard), Order::AllOfEasiest);
    m_random = Random(static_cast<std::uint64_t>(seed));
    return walked(start, storyLadder(start.rules(), Level::Medium), Order::Shuffled);
}

/// Returns the steps that come next: one, or those that do not build on each other.
std::vector<Step> ArgumentSearch::nextSteps(const Position &position, const Ladder &ladder, Order order)
{
    const std::size_t max = order == Order::EasiestFirst ? 1 : maxStepsListed;
    for (const Technique *technique : ladder) {
        if (isSpent())
            return {};
        m_work += workOf(*technique) * m_extent;
        std::vector<Step> steps = findSteps(*technique, position, max, m_stop);
        if (steps.empty())
            continue;
        if (order == Order::Shuffled) {
            std::swap(steps.front(), steps[m_random.below(static_cast<std::uint32_t>(steps.size()))]);
            steps.resize(1);
        }
        return steps;
    }
    return {};
}

std::optional<Argument> ArgumentSearch::walked(const Position &start, const Ladder &ladder, Order order)
{
    Position position = start;
    Argument argument;
    while (!isReached(position, {})) {
        std::vector<Step> steps = nextSteps(position, ladder, order);
        if (steps.empty())
            return {};
        for (Step &step : steps) {
            const bool isLate = !step.placements.empty() && !position.has(step.placements.front());
            if (isLate || isReached(position, {}))
                continue;
            position.apply(step);
            argument.steps.push_back(std::move(step));
        }
    }
    argument.end = findContradiction(position);
    return argument;
}

/// Returns the steps that \a ladder has, which reach nothing.
Argument ArgumentSearch::stuck(const Position &start, const Ladder &ladder)
{
    Position position = start;
    Argument argument;
    for (std::vector<Step> steps; !isReached(position, {});) {
        steps = nextSteps(position, ladder, Order::EasiestFirst);
        if (steps.empty())
            break;
        position.apply(steps.front());
        argument.steps.push_back(std::move(steps.front()));
    }
    return argument;
}

/// Returns an argument by techniques and steps of a few facts, and by cases behind them if these do not
/// suffice; or by cases alone where that is easier to follow.
std::optional<Argument> ArgumentSearch::beyondTechniques(const Position &start, const Ladder &ladder)
{
    constexpr int easyEnough = 6;
    std::optional<Argument> best = byFewFacts(start, ladder);
    if (best)
        best = pruned(start, *std::move(best), {}, m_stop);
    if (best && (effortOf(*best) <= easyEnough || isSpent()))
        return best;
    std::optional<Argument> cases = inCases(start, m_effort.maxDepth);
    if (cases)
        cases = pruned(start, *std::move(cases), {}, m_stop);
    return cases && (!best || effortOf(*cases) < effortOf(*best)) ? cases : best;
}

std::optional<Argument> ArgumentSearch::byFewFacts(const Position &start, const Ladder &ladder)
{
    Argument argument;
    Position position = start;
    const auto take = [&](std::vector<Step> steps) {
        for (Step &step : steps) {
            position.apply(step);
            argument.steps.push_back(std::move(step));
        }
        return !steps.empty();
    };
    for (int reasons = 0; reasons < m_effort.maxReasons && !isReached(position, {});) {
        if (take(nextSteps(position, ladder, Order::EasiestFirst)))
            continue;
        if (isSpent() || !take(findSteps(smallReasonTechnique(), position, 1, m_stop)))
            break;
        m_work += workOfReason;
        ++reasons;
    }
    if (std::optional<Argument> rest = inCases(position, m_effort.maxDepth)) {
        rest->steps.insert(rest->steps.begin(), argument.steps.begin(), argument.steps.end());
        return rest;
    }
    return {};
}

/// Returns the argument that tells at most \a depth cases apart within each other, or nothing. Where all
/// cases but one soon contradict themselves, goes on with that one.
std::optional<Argument> ArgumentSearch::inCases(const Position &start, int depth)
{
    Argument before = stuck(start, storyLadder(start.rules(), Level::Hard));
    Position position = start;
    for (const Step &step : before.steps)
        position.apply(step);
    before.end = findContradiction(position);
    if (before.end)
        return before;
    if (depth == 0 || isSpent())
        return {};
    std::vector<Split> splits = splitsAt(position);
    std::optional<Argument> best = shortestWhole(position, splits);
    for (std::size_t i = 0; i < splits.size() && !best && !isSpent(); ++i)
        if (splits[i].openCount == 1) {
            best = completed(position, std::move(splits[i]), depth);
            break; // what it leads to leads there from any other too
        }
    constexpr std::size_t maxOpenSplits = 6;
    for (std::size_t i = 0; i < std::min(maxOpenSplits, splits.size()) && !best && !isSpent(); ++i)
        if (splits[i].openCount > 1 && depth > 1)
            best = completed(position, std::move(splits[i]), depth);
    if (best)
        best->steps = std::move(before.steps);
    return best;
}

/// Returns the shortest argument of those \a splits that leave nothing open, without what it does not need.
std::optional<Argument> ArgumentSearch::shortestWhole(const Position &position,
                                                      const std::vector<Split> &splits) const
{
    constexpr std::size_t maxSliced = 4;
    std::vector<const Argument *> whole;
    for (const Split &split : splits)
        if (split.openCount == 0)
            whole.push_back(&split.argument);
    std::ranges::stable_sort(whole, {}, [](const Argument *argument) { return lengthOf(*argument); });
    whole.resize(std::min(whole.size(), maxSliced));
    std::optional<Argument> best;
    for (const Argument *argument : whole)
        keepShorter(best, sliced(position, *argument, {}, m_stop));
    return best;
}

/// Returns the ways to tell cases apart, each case as far as steps lead; those first that leave the least
/// open.
std::vector<ArgumentSearch::Split> ArgumentSearch::splitsAt(const Position &position)
{
    const Ladder ladder = storyLadder(position.rules(), Level::Medium);
    std::vector<Split> splits;
    for (const Premise &premise : splitsOf(position, m_effort.maxSplits)) {
        if (isSpent())
            break;
        Split split;
        split.argument.split = premise;
        for (const Candidate &candidate : candidatesOf(position, premise)) {
            Position assumed = position;
            assumed.place(candidate.cell, candidate.digit);
            Argument argument = stuck(assumed, ladder);
            for (const Step &step : argument.steps)
                assumed.apply(step);
            argument.end = findContradiction(assumed);
            if (!argument.end) {
                ++split.openCount;
                split.left = std::max(split.left, candidateCount(assumed));
            }
            split.argument.cases.push_back({candidate, std::move(argument)});
        }
        std::stable_partition(split.argument.cases.begin(), split.argument.cases.end(),
                              [](const Case &one) { return one.argument.end.has_value(); });
        splits.push_back(std::move(split));
    }
    std::ranges::stable_sort(splits, {}, &Split::left);
    return splits;
}

/// Returns \a split with all of its cases led to their ends, or nothing.
std::optional<Argument> ArgumentSearch::completed(const Position &position, Split split, int depth)
{
    for (Case &one : split.argument.cases) {
        if (one.argument.end)
            continue;
        const bool isLast = &one == &split.argument.cases.back(); // what is left is no assumption
        Position assumed = position;
        assumed.place(one.assumed.cell, one.assumed.digit);
        std::optional<Argument> found = inCases(assumed, isLast ? depth : depth - 1);
        if (!found)
            return {};
        one.argument = *std::move(found);
    }
    return std::move(split.argument);
}

} // namespace sudoku
