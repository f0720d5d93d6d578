#include "core/hints/reasons/smallestreason.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int ordersTried = 3;
constexpr int guessesMade = 4;
constexpr std::size_t largeSize = 6; // smaller ones are proved before much could be guessed

} // namespace

SmallestReason::SmallestReason(NearMisses &misses, const Deduction &conclusion)
    : m_misses(misses),
      m_conclusion(conclusion),
      m_search(misses, conclusion)
{
}

OrHalt<bool> SmallestReason::run(const std::stop_token &stop, std::int64_t maxWork)
{
    if (!m_hasBegun) {
        const OrHalt<bool> follows = begin(stop);
        if (follows != true)
            return follows;
        m_hasBegun = true;
    }
    m_search.setMaxWork(maxWork);
    while (!isProved()) {
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

OrHalt<bool> SmallestReason::begin(const std::stop_token &stop)
{
    std::vector<int> all = m_misses.openPremises();
    const OrHalt<bool> follows = m_misses.isReason(m_conclusion, all, stop);
    if (follows != true)
        return follows;
    m_best = m_misses.core();
    for (int i = 0; i < ordersTried; ++i) {
        const OrHalt<bool> shrunk = shrink(i % 3 == 0 ? all : *m_best, stop);
        if (!shrunk)
            return shrunk;
        m_random.shuffle(all);
    }
    const OrHalt<bool> found = findNearMisses(stop);
    return found && m_best->size() > largeSize ? guess(stop) : found;
}

/// Makes the best reason smaller by reasons that hit most near misses.
OrHalt<bool> SmallestReason::guess(const std::stop_token &stop)
{
    for (int i = 0; i < guessesMade; ++i) {
        const OrHalt<std::vector<int>> reason = m_search.guess(stop);
        if (!reason)
            return halted(reason.error());
        if (const OrHalt<bool> shrunk = shrink(*reason, stop); !shrunk)
            return shrunk;
    }
    return true;
}

/// Leaves out one premise after the other, as long as the rest is a reason.
OrHalt<bool> SmallestReason::shrink(std::vector<int> order, const std::stop_token &stop)
{
    m_random.shuffle(order);
    OrHalt<bool> isReason = m_misses.isReason(m_conclusion, order, stop);
    if (!isReason)
        return isReason;
    std::vector<int> rest = m_misses.core();
    m_random.shuffle(rest);
    for (std::size_t at = 0; at < rest.size();) {
        std::vector<int> fewer = rest;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        isReason = m_misses.isReason(m_conclusion, fewer, stop);
        if (!isReason)
            return isReason;
        if (!*isReason) {
            ++at;
            continue;
        }
        const std::vector<int> core = m_misses.core();
        std::erase_if(fewer, [&](int premise) { return !std::ranges::binary_search(core, premise); });
        rest = std::move(fewer);
    }
    if (rest.size() < m_best->size()) {
        std::ranges::sort(rest);
        m_best = rest;
    }
    return true;
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
