#include "core/hints/reasons/candidateselection.h"

#include <algorithm>

namespace sudoku {

CandidateSelection::CandidateSelection(const Exclusions &exclusions)
    : m_exclusions(&exclusions),
      m_excludedBy(exclusions.count()),
      m_isChosen(exclusions.count()),
      m_isKept(exclusions.count()),
      m_rivals(exclusions.count())
{
}

void CandidateSelection::put(int candidate, bool isChosen)
{
    m_isChosen[candidate] = isChosen ? 1 : 0;
    for (const int other : m_exclusions->of(candidate))
        m_excludedBy[other] += isChosen ? 1 : -1;
}

void CandidateSelection::choose(int candidate)
{
    put(candidate, true);
    m_done.push_back({candidate, Done::Chosen});
}

void CandidateSelection::exclude(int candidate)
{
    ++m_excludedBy[candidate];
    m_done.push_back({candidate, Done::Excluded});
}

void CandidateSelection::undoTo(std::size_t mark)
{
    while (m_done.size() > mark) {
        const auto [candidate, what] = m_done.back();
        m_done.pop_back();
        if (what == Done::Excluded)
            --m_excludedBy[candidate];
        else
            put(candidate, what == Done::Dropped);
    }
}

void CandidateSelection::fill(std::vector<int> candidates, Random &random)
{
    constexpr int maxRounds = 4;
    const std::vector<char> kept = m_isChosen;
    random.shuffle(candidates);
    for (const int candidate : candidates)
        if (isFree(candidate))
            choose(candidate);
    m_isKept = kept;
    for (int round = 0; round < maxRounds && exchange(candidates); ++round) {
    }
}

/// Returns the only chosen candidate that excludes \a candidate, which one thing excludes; or -1.
int CandidateSelection::onlyRival(int candidate) const
{
    for (const int other : m_exclusions->of(candidate))
        if (m_isChosen[other])
            return other;
    return -1;
}

bool CandidateSelection::excludesOther(int candidate, int other) const
{
    return std::ranges::binary_search(m_exclusions->of(candidate), other);
}

/// Makes a round of exchanges. Returns whether there were any.
bool CandidateSelection::exchange(std::span<const int> candidates)
{
    for (const int candidate : candidates)
        m_rivals[candidate].clear();
    for (const int candidate : candidates)
        if (m_excludedBy[candidate] == 1 && !m_isChosen[candidate])
            if (const int rival = onlyRival(candidate); rival >= 0)
                m_rivals[rival].push_back(candidate);
    bool isBetter = false;
    for (const int chosen : candidates)
        if (m_isChosen[chosen] && !m_isKept[chosen] && m_rivals[chosen].size() > 1
            && chooseTwoOf(m_rivals[chosen], chosen))
            isBetter = true;
    return isBetter;
}

/// Chooses two of \a rivals instead of \a dropped, and what is free then, if two do not exclude each other.
bool CandidateSelection::chooseTwoOf(std::span<const int> rivals, int dropped)
{
    const auto isStillRival = [&](int candidate) { return m_excludedBy[candidate] == 1; };
    for (std::size_t i = 0; i < rivals.size(); ++i)
        for (std::size_t j = 0; j < i && isStillRival(rivals[i]); ++j)
            if (isStillRival(rivals[j]) && !excludesOther(rivals[i], rivals[j])) {
                put(dropped, false);
                m_done.push_back({dropped, Done::Dropped});
                for (const int candidate : {rivals[i], rivals[j]})
                    choose(candidate);
                for (const int candidate : rivals)
                    if (isFree(candidate))
                        choose(candidate);
                return true;
            }
    return false;
}

} // namespace sudoku
