#include "core/hints/explainer/staticchains.h"

#include <bit>

namespace sudoku {

void CandidateGraph::build(const Marks &marks)
{
    const RuleIndex &rules = m_order.rules();
    m_candidates.clear();
    m_indices.assign(static_cast<std::size_t>(rules.cellCount()) * rules.digitCount(), -1);
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        for (const Digit digit : marks.candidates(cell)) {
            m_indices[cell * rules.digitCount() + digit - 1] = count();
            m_candidates.push_back({cell, digit});
        }
    m_weak.clear();
    m_strong.clear();
    m_weakLinks.clear();
    m_strongLinks.clear();
    for (int index = 0; index < count(); ++index)
        addLinks(marks, index);
}

void CandidateGraph::addLinks(const Marks &marks, int index)
{
    const auto [cell, digit] = m_candidates[index];
    Range weak{static_cast<int>(m_weakLinks.size()), 0, 0};
    for (const Digit other : marks.candidates(cell))
        if (other != digit)
            m_weakLinks.push_back(indexOf(cell, other));
    weak.middle = static_cast<int>(m_weakLinks.size());
    for (const Cell peer : m_order.peersOf(cell))
        if (marks.has(peer, digit))
            m_weakLinks.push_back(indexOf(peer, digit));
    weak.end = static_cast<int>(m_weakLinks.size());
    m_weak.push_back(weak);

    Range strong{static_cast<int>(m_strongLinks.size()), 0, 0};
    if (weak.middle - weak.begin == 1)
        m_strongLinks.push_back({m_weakLinks[weak.begin], -1});
    strong.middle = static_cast<int>(m_strongLinks.size());
    for (const auto &[house, place] : m_order.housesOf(cell))
        if (const Places rest = marks.placesIn(house, digit) & ~place; std::has_single_bit(rest))
            m_strongLinks.push_back({indexOf(marks.cellAt(house, rest), digit), house});
    strong.end = static_cast<int>(m_strongLinks.size());
    m_strong.push_back(strong);
}

} // namespace sudoku
