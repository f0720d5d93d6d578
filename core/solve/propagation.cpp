#include "core/solve/propagation.h"

namespace sudoku {

Candidates allCandidates(const Geometry &geometry)
{
    return Candidates(geometry.cellCount(), DigitSet::all(geometry.digitCount()));
}

Propagator::Propagator(const Geometry &geometry, std::span<const ActiveRule> rules)
    : m_allDigits(DigitSet::all(geometry.digitCount())),
      m_domains(allCandidates(geometry)),
      m_groupsOf(geometry.cellCount()),
      m_linksOf(geometry.cellCount())
{
    for (const ActiveRule &active : rules)
        std::visit([this](const auto &rule) { addRule(rule); }, active.rule);
}

void Propagator::addRule(const rule::Pair &pair)
{
    std::vector<DigitSet> reversed(pair.allowed.size());
    for (Digit first = 1; first < std::ssize(pair.allowed); ++first)
        for (const Digit second : pair.allowed[first])
            reversed[second].insert(first);
    m_linksOf[pair.first].push_back({pair.second, pair.allowed});
    m_linksOf[pair.second].push_back({pair.first, std::move(reversed)});
}

void Propagator::addGroup(const std::vector<Cell> &cells, bool isHouse)
{
    for (const Cell cell : cells)
        m_groupsOf[cell].push_back(static_cast<int>(m_groups.size()));
    m_groups.push_back({cells, isHouse});
}

bool Propagator::propagate(Candidates &candidates) const
{
    for (Cell cell = 0; cell < std::ssize(candidates); ++cell) {
        candidates[cell] &= m_domains[cell];
        if (candidates[cell].isEmpty())
            return false;
    }
    std::vector<bool> isSpread(candidates.size());
    bool hasChanged = true;
    while (hasChanged) {
        hasChanged = false;
        if (!spreadNakedSingles(candidates, isSpread) || !findHiddenSingles(candidates, hasChanged))
            return false;
    }
    return true;
}

bool Propagator::spreadNakedSingles(Candidates &candidates, std::vector<bool> &isSpread) const
{
    bool hasChanged = true;
    while (hasChanged) {
        hasChanged = false;
        for (Cell cell = 0; cell < std::ssize(candidates); ++cell) {
            if (isSpread[cell] || !candidates[cell].isSingle())
                continue;
            if (!spread(candidates, cell))
                return false;
            isSpread[cell] = true;
            hasChanged = true;
        }
    }
    return true;
}

bool Propagator::spread(Candidates &candidates, Cell cell) const
{
    for (const int group : m_groupsOf[cell])
        for (const Cell peer : m_groups[group].cells) {
            if (peer == cell)
                continue;
            candidates[peer] -= candidates[cell];
            if (candidates[peer].isEmpty())
                return false;
        }
    for (const Link &link : m_linksOf[cell]) {
        candidates[link.other] &= link.allowed[candidates[cell].first()];
        if (candidates[link.other].isEmpty())
            return false;
    }
    return true;
}

bool Propagator::findHiddenSingles(Candidates &candidates, bool &hasChanged) const
{
    for (const Group &group : m_groups) {
        if (!group.isHouse)
            continue;
        DigitSet seen;
        DigitSet seenTwice;
        for (const Cell cell : group.cells) {
            seenTwice |= seen & candidates[cell];
            seen |= candidates[cell];
        }
        if (seen != m_allDigits)
            return false;
        const DigitSet seenOnce = seen - seenTwice;
        for (const Cell cell : group.cells) {
            const DigitSet hidden = candidates[cell] & seenOnce;
            if (hidden.isEmpty() || candidates[cell].isSingle())
                continue;
            if (!hidden.isSingle())
                return false;
            candidates[cell] = hidden;
            hasChanged = true;
        }
    }
    return true;
}

} // namespace sudoku
