#include "core/hints/story/argumentsearch.h"

#include "core/board/stopcheck.h"
#include "core/hints/story/argumentreplay.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

/// Returns whether the finder of \a technique knows lines by their number alone, and so needs that they are
/// in force.
bool needsAllLines(const Technique &technique)
{
    return technique.id.find("empty-rectangle") != std::string_view::npos;
}

/// Returns what the default ladder has up to \a hardest and needs neither a single solution nor a solver. No
/// forcing chains: cases say the same, and are found sooner. On large boards, harder techniques take minutes.
Ladder storyLadder(const RuleIndex &rules, Level hardest)
{
    constexpr int maxSizeForAll = 9;
    constexpr int maxScore = 350;
    if (rules.size() > maxSizeForAll)
        hardest = std::min(hardest, Level::Hard);
    Ladder ladder = withoutUniqueness(defaultLadder(rules));
    std::erase_if(ladder, [&](const Technique *technique) {
        return technique->level > hardest || technique->score > maxScore || needsAllLines(*technique);
    });
    return ladder;
}

bool isShorter(const Argument &one, const std::optional<Argument> &other)
{
    return !other || lengthOf(one) < lengthOf(*other);
}

void keepShorter(std::optional<Argument> &best, std::optional<Argument> found)
{
    if (found && isShorter(*found, best))
        best = std::move(found);
}

/// Returns what tells few cases apart, the fewest first: cells and digits in houses.
std::vector<Premise> splitsOf(const Position &position, int max)
{
    constexpr std::size_t maxCases = 3;
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
    const Ladder easy = storyLadder(start.rules(), Level::Medium);
    const Ladder all = storyLadder(start.rules(), Level::Extreme);
    std::optional<Argument> best = walked(start, all, Order::EasiestFirst);
    if (best)
        best = pruned(start, *std::move(best), {}, m_stop);
    for (int order = 0; best && order < m_effort.orders && lengthOf(*best) > shortEnough && !isSpent();
         ++order) {
        std::optional<Argument> other =
            walked(start, order == 0 ? all : easy, order == 0 ? Order::AllOfEasiest : Order::Shuffled);
        if (other)
            other = sliced(start, *std::move(other), {}, m_stop);
        if (other && lengthOf(*other) <= 2 * lengthOf(*best))
            keepShorter(best, pruned(start, *std::move(other), {}, m_stop));
    }
    if (!best)
        if (std::optional<Argument> cases = inCases(start, m_effort.maxDepth))
            best = pruned(start, *std::move(cases), {}, m_stop);
    return best ? *std::move(best) : stuck(start, all);
}

std::optional<Argument> ArgumentSearch::walk(const Position &start, int seed)
{
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
        m_work += static_cast<std::int64_t>(technique->score) * position.rules().cellCount();
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

/// Returns the argument that tells at most \a depth cases apart within each other and has the fewest steps,
/// or nothing.
std::optional<Argument> ArgumentSearch::inCases(const Position &start, int depth)
{
    Argument before = stuck(start, storyLadder(start.rules(), Level::Hard));
    Position position = start;
    for (const Step &step : before.steps)
        position.apply(step);
    if (const std::optional<PlainContradiction> end = findContradiction(position)) {
        before.end = end;
        return before;
    }
    if (depth == 0)
        return {};
    std::optional<Argument> best;
    for (int deep = 1; deep <= depth && !best; ++deep)
        for (const Premise &split : splitsOf(position, m_effort.maxSplits / deep)) {
            if (isSpent())
                break;
            const std::size_t limit =
                best ? static_cast<std::size_t>(lengthOf(*best)) : std::numeric_limits<std::size_t>::max();
            keepShorter(best, splitBy(position, split, deep, limit));
        }
    if (!best)
        return {};
    best->steps = std::move(before.steps);
    return best;
}

/// Returns the cases of \a split, unless they have \a maxLength steps or more.
std::optional<Argument> ArgumentSearch::splitBy(const Position &position, const Premise &split, int depth,
                                                std::size_t maxLength)
{
    Argument argument{.split = split};
    for (const Candidate &candidate : candidatesOf(position, split)) {
        Position assumed = position;
        assumed.place(candidate.cell, candidate.digit);
        std::optional<Argument> found = inCases(assumed, depth - 1);
        if (!found)
            return {};
        argument.cases.push_back({candidate, *std::move(found)});
        if (static_cast<std::size_t>(lengthOf(argument)) >= maxLength)
            return {};
    }
    return argument;
}

} // namespace sudoku
