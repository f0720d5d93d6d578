#pragma once

#include "core/hints/reasons/reasonsearch.h"
#include "core/hints/reasons/smallreason.h"

#include <functional>
#include <optional>

namespace sudoku {

/// How long a smallest reason is looked for.
struct ReasonEffort
{
    static constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max();

    std::int64_t maxWork = noLimit; ///< see NearMisses::work()
    int maxVainTries = 80;          ///< of making a reason smaller, before it is proved smallest
};

/// Finds a smallest reason of one conclusion: makes some reason small first, then proves for one size after
/// the other that there is none, until the next size is that of the best.
class SmallestReason
{
public:
    SmallestReason(NearMisses &misses, const Deduction &conclusion);

    /// Answers whether the conclusion follows at all. May be called again after Stopped: it knows what was
    /// proved, but begins the proof for the next size anew. Gives up as Stopped when \a effort is
    /// spent. Calls \a watch when best() or provedSize() has changed.
    OrHalt<bool> run(const std::stop_token &stop, const ReasonEffort &effort = {},
                     const std::function<void()> &watch = {});

    /// Returns the smallest reason so far, ascending; nothing before there is one.
    const std::optional<std::vector<int>> &best() const { return m_best; }
    bool isProved() const { return m_best && m_proved + 1 >= static_cast<int>(m_best->size()); }
    /// Returns the size for which it is proved that each reason has more premises.
    int provedSize() const { return m_proved; }

private:
    OrHalt<bool> begin(std::int64_t endOfWork, int maxVainTries, const std::stop_token &stop);
    OrHalt<bool> findNearMisses(const std::stop_token &stop);

    NearMisses &m_misses;
    Deduction m_conclusion;
    SmallReason m_small;
    ReasonSearch m_search;
    std::optional<std::vector<int>> m_best;
    bool m_hasBegun = false;
    int m_proved = 0;
};

} // namespace sudoku
