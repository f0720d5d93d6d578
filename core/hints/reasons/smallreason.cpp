#include "core/hints/reasons/smallreason.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int firstTries = 3;
constexpr int maxLeftOut = 3;

} // namespace

SmallReason::SmallReason(NearMisses &misses, const Deduction &conclusion)
    : m_misses(misses),
      m_conclusion(conclusion),
      m_isNeeded(misses.formula().premises().size())
{
}

OrHalt<bool> SmallReason::begin(const std::stop_token &stop)
{
    std::vector<int> order = m_misses.openPremises();
    for (int i = 0; i < firstTries; ++i) {
        const OrHalt<bool> follows = m_misses.isReason(m_conclusion, order, stop);
        if (follows != true)
            return follows;
        OrHalt<std::vector<int>> reason = shrunk(m_misses.core(), stop);
        if (!reason)
            return halted(reason.error());
        take(std::move(*reason));
        m_random.shuffle(order);
    }
    return true;
}

OrHalt<bool> SmallReason::improve(std::int64_t endOfWork, int maxVainTries, const std::stop_token &stop)
{
    for (int vain = 0; vain < maxVainTries && m_best->size() > 1 && m_misses.work() < endOfWork; ++vain) {
        const std::size_t before = m_best->size();
        OrHalt<std::vector<int>> reason = without(1 + static_cast<int>(m_random.below(maxLeftOut)), stop);
        if (!reason)
            return halted(reason.error());
        take(std::move(*reason));
        if (m_best->size() < before)
            vain = -1;
    }
    return true;
}

/// Returns a reason without some \a count premises of the best, or the best if there is none.
OrHalt<std::vector<int>> SmallReason::without(int count, const std::stop_token &stop)
{
    std::vector<int> order = *m_best;
    m_random.shuffle(order);
    std::stable_partition(order.begin(), order.end(), [&](int premise) { return m_isNeeded[premise]; });
    const int needed =
        static_cast<int>(std::ranges::count_if(order, [&](int premise) { return m_isNeeded[premise]; }));
    std::vector<int> others = m_misses.openPremises();
    std::erase_if(others, [&](int premise) { return std::ranges::binary_search(*m_best, premise); });
    m_random.shuffle(others);
    const int kept = std::max(needed, static_cast<int>(order.size()) - count);
    if (kept == static_cast<int>(order.size()))
        return *m_best;
    const std::vector<int> leftOut(order.begin() + kept, order.end());
    order.resize(kept);
    order.insert(order.end(), others.begin(), others.end());
    const OrHalt<bool> isReason = m_misses.isReason(m_conclusion, order, stop);
    if (!isReason)
        return halted(isReason.error());
    if (*isReason)
        return shrunk(m_misses.core(), stop);
    noteMiss();
    if (leftOut.size() == 1)
        m_isNeeded[leftOut.front()] = true;
    return *m_best;
}

/// Leaves out one premise after the other, as long as the rest is a reason.
OrHalt<std::vector<int>> SmallReason::shrunk(std::vector<int> reason, const std::stop_token &stop)
{
    m_random.shuffle(reason);
    Flags isNeeded = neededIn(reason);
    for (std::size_t at = 0; at < reason.size();) {
        if (isNeeded[reason[at]]) {
            ++at;
            continue;
        }
        std::vector<int> fewer = reason;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
        const OrHalt<bool> isReason = m_misses.isReason(m_conclusion, fewer, stop);
        if (!isReason)
            return halted(isReason.error());
        if (!*isReason) {
            noteMiss();
            ++at;
            continue;
        }
        const std::vector<int> core = m_misses.core();
        std::erase_if(fewer, [&](int premise) { return !std::ranges::binary_search(core, premise); });
        reason = std::move(fewer);
        isNeeded = neededIn(reason);
    }
    return reason;
}

/// Returns which premises of \a reason cannot be left out because nothing else is missed somewhere.
SmallReason::Flags SmallReason::neededIn(const std::vector<int> &reason) const
{
    Flags isIn(m_isNeeded.size());
    for (const int premise : reason)
        isIn[premise] = true;
    Flags isNeeded = m_isNeeded;
    for (const std::vector<int> &missed : m_missed) {
        int only = -1;
        int count = 0;
        for (const int premise : missed)
            if (isIn[premise]) {
                only = premise;
                if (++count > 1)
                    break;
            }
        if (count == 1)
            isNeeded[only] = true;
    }
    return isNeeded;
}

/// Takes what the last model misses.
void SmallReason::noteMiss()
{
    m_missed.push_back(m_misses.lastMissed(m_conclusion));
}

void SmallReason::take(std::vector<int> reason)
{
    if (m_best && reason.size() > m_best->size())
        return;
    std::ranges::sort(reason);
    m_best = std::move(reason);
}

} // namespace sudoku
