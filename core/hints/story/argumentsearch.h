#pragma once

#include "core/board/random.h"
#include "core/hints/story/argument.h"
#include "core/hints/walkthrough.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace sudoku {

/// Returns what the default ladder has up to \a hardest and needs neither a single solution nor a solver. No
/// forcing chains: cases say the same, and are found sooner. On large boards, harder techniques take minutes.
Ladder storyLadder(const RuleIndex &rules, Level hardest);

/// How hard an argument is looked for. All of it is counted, so that the answer does not depend on the
/// machine.
struct ArgumentEffort
{
    int orders = 3;     ///< orders of steps besides the usual one; of long arguments three times as many
    int maxReasons = 8; ///< steps of a few facts, where no technique has one
    int maxDepth = 2;   ///< of cases within cases
    int maxSplits = 40; ///< ways to tell cases apart that are tried in a position
    /// The scores of all techniques that are tried, times the cells of the board and of the rules: some
    /// seconds at most.
    std::int64_t maxWork = 500'000'000;
};

/// Looks for a short argument why a position has no solution: walks through by techniques in several orders,
/// leaves out what the contradiction does not need, and keeps the shortest. Where no technique has a step,
/// takes one of a few facts (reasonfinder.h); where there is no such step either, tells cases apart.
class ArgumentSearch
{
public:
    explicit ArgumentSearch(const ArgumentEffort &effort = {}, std::stop_token stop = {});

    /// Returns the best argument for \a start that was found; one that is not whole has the steps that are
    /// known. May be called for several positions, which share the work.
    Argument find(const Position &start);
    /// Returns the first one by techniques alone, in an order that \a seed decides, which is not shortened;
    /// or nothing if there is none.
    std::optional<Argument> walk(const Position &start, int seed);

private:
    enum class Order { EasiestFirst, AllOfEasiest, Shuffled };

    /// Cases; some may lead nowhere yet, and come last.
    struct Split
    {
        Argument argument;
        int openCount = 0; ///< of those
        int left = 0;      ///< candidates that the worst of them leaves
    };

    bool isSpent() const;
    int ordersFor(const Argument &best) const;
    std::vector<Step> nextSteps(const Position &position, const Ladder &ladder, Order order);
    std::optional<Argument> walked(const Position &start, const Ladder &ladder, Order order);
    std::optional<Argument> beyondTechniques(const Position &start, const Ladder &ladder);
    std::optional<Argument> byFewFacts(const Position &start, const Ladder &ladder);
    Argument stuck(const Position &start, const Ladder &ladder);
    std::optional<Argument> inCases(const Position &start, int depth);
    std::vector<Split> splitsAt(const Position &position);
    std::optional<Argument> shortestWhole(const Position &position, const std::vector<Split> &splits) const;
    std::optional<Argument> completed(const Position &position, Split split, int depth);

    ArgumentEffort m_effort;
    std::stop_token m_stop;
    std::int64_t m_work = 0;
    std::int64_t m_extent = 0; // of the rules: what a technique looks at
    Random m_random{1};
};

} // namespace sudoku
