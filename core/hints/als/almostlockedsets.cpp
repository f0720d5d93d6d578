#include "core/hints/als/almostlockedsets.h"

#include <algorithm>

namespace sudoku {

AlmostLockedSets::AlmostLockedSets(const Position &position, Sizes sizes)
    : m_position(position),
      m_minCells(sizes == Sizes::All ? 1 : 2)
{
    constexpr int allCells = 9; // of a house in which all sets are few enough
    constexpr int fewCells = 3;
    for (m_house = 0; m_house < position.rules().houseCount(); ++m_house) {
        m_open.clear();
        for (const Cell cell : position.rules().house(m_house).cells)
            if (position.isOpen(cell))
                m_open.push_back(cell);
        const int count = static_cast<int>(m_open.size());
        m_maxCells = count <= allCells ? count : fewCells;
        extend(0, {});
    }
}

std::vector<Candidate> AlmostLockedSets::candidates(int set) const
{
    std::vector<Candidate> candidates;
    for (const Cell cell : cells(set))
        for (const Digit digit : m_position.candidates(cell))
            candidates.push_back({cell, digit});
    return candidates;
}

void AlmostLockedSets::extend(std::size_t next, DigitSet digits)
{
    const int size = static_cast<int>(m_chosen.size());
    if (size >= m_minCells && digits.size() == size + 1 && !wasFoundBefore()) {
        m_digits.push_back(digits);
        m_cells.emplace_back(m_position.rules().cellCount(), m_chosen);
    }
    for (; size < m_maxCells && next < m_open.size(); ++next) {
        const DigitSet more = digits | m_position.candidates(m_open[next]);
        const int left = std::min(m_maxCells - size, static_cast<int>(m_open.size() - next));
        if (more.size() > size + left + 1)
            continue;
        m_chosen.push_back(m_open[next]);
        extend(next + 1, more);
        m_chosen.pop_back();
    }
}

/// Returns whether the cells lie in a house before this one.
bool AlmostLockedSets::wasFoundBefore() const
{
    const RuleIndex &rules = m_position.rules();
    return std::ranges::any_of(
        rules.housesOf(m_chosen.front()), [&](const RuleIndex::Membership &membership) {
            return membership.house < m_house && rules.house(membership.house).set.includes(m_chosen);
        });
}

} // namespace sudoku
