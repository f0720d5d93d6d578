#include "core/hints/reasons/smallestreason.h"

#include <algorithm>

namespace sudoku {
SmallestReason::SmallestReason(NearMisses &misses, const Deduction &conclusion)
    : m_misses(misses),
      m_conclusion(conclusion),
      m_small(misses, conclusion),
      m_search(misses, conclusion)
{
}

OrHalt<bool> SmallestReason::run(const std::stop_token &stop, const ReasonEffort &effort,
                                 const std::function<void()> &watch)
{
    const std::int64_t work = m_misses.work();
    const std::int64_t endOfWork =
        effort.maxWork < ReasonEffort::noLimit - work ? work + effort.maxWork : ReasonEffort::noLimit;
    if (!m_hasBegun) {
        const OrHalt<bool> follows = begin(endOfWork, effort.maxVainTries, stop);
        if (follows != true)
            return follows;
        m_hasBegun = true;
    }
    m_search.setEndOfWork(endOfWork);
    while (!isProved()) {
        if (watch)
            watch();
        const OrHalt<std::optional<std::vector<int>>> found = m_search.run(m_proved + 1, stop);
        if (!found)
            return halted(found.error());
        if (*found)
            m_best = **found;
        else
            ++m_proved;
    }
    return true;
}

OrHalt<bool> SmallestReason::begin(std::int64_t endOfWork, int maxVainTries, const std::stop_token &stop)
{
    OrHalt<bool> done = m_small.best() ? true : m_small.begin(stop);
    if (done == true)
        done = m_small.improve(endOfWork, maxVainTries, stop);
    m_best = m_small.best();
    if (done == true && m_misses.work() >= endOfWork)
        return halted(Halt::Stopped);
    return done == true ? findNearMisses(stop) : done;
}

/// Finds, for each premise of the best reason, what else is missed without it: at best nothing else, so that
/// each reason has it.
OrHalt<bool> SmallestReason::findNearMisses(const std::stop_token &stop)
{
    for (const int premise : *m_best) {
        std::vector<int> others = m_misses.openPremises();
        std::erase(others, premise);
        const OrHalt<const NearMiss *> alone = m_misses.against(m_conclusion, others, stop);
        if (!alone)
            return halted(alone.error());
        if (*alone)
            continue;
        others = *m_best;
        std::erase(others, premise);
        if (const auto miss = m_misses.against(m_conclusion, others, stop); !miss)
            return halted(miss.error());
    }
    return true;
}

} // namespace sudoku
