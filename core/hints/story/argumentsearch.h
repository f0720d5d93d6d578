#pragma once

#include "core/board/random.h"
#include "core/hints/story/argument.h"
#include "core/hints/walkthrough.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace sudoku {

/// How hard an argument is looked for. All of it is counted, so that the answer does not depend on the
/// machine.
struct ArgumentEffort
{
    int orders = 3;     ///< orders of steps besides the usual one
    int maxDepth = 2;   ///< of cases within cases
    int maxSplits = 24; ///< ways to tell cases apart that are tried at each depth
    /// The scores of all techniques that are tried, times the cells: a second or two.
    std::int64_t maxWork = 1'000'000'000;
};

/// Looks for a short argument why a position has no solution: walks through by techniques in several orders,
/// leaves out what the contradiction does not need, and keeps the shortest. Where no walk ends in a
/// contradiction, tells cases apart.
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

    bool isSpent() const;
    std::vector<Step> nextSteps(const Position &position, const Ladder &ladder, Order order);
    std::optional<Argument> walked(const Position &start, const Ladder &ladder, Order order);
    Argument stuck(const Position &start, const Ladder &ladder);
    std::optional<Argument> inCases(const Position &start, int depth);
    std::optional<Argument> splitBy(const Position &position, const Premise &split, int depth,
                                    std::size_t maxLength);

    ArgumentEffort m_effort;
    std::stop_token m_stop;
    std::int64_t m_work = 0;
    Random m_random{1};
};

} // namespace sudoku
