#include "core/solve/propagation.h"

#include <algorithm>

namespace sudoku {

Candidates allCandidates(const Geometry &geometry)
{
    return Candidates(geometry.cellCount(), DigitSet::all(geometry.digitCount()));
}

Grid gridOf(const Candidates &candidates)
{
    Grid grid(static_cast<int>(candidates.size()));
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        grid.set(cell, candidates[cell].first());
    return grid;
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

/// Follows what changes: the cells that have become single, and the houses that may have lost a place for a digit.
class Propagator::Pass
{
public:
    Pass(const Propagator &propagator, Candidates &candidates)
        : m_propagator(propagator),
          m_candidates(candidates),
          m_isOpen(propagator.m_groups.size())
    {
    }

    /// False when a cell is left without a digit.
    bool narrow(Cell cell, DigitSet digits)
    {
        const DigitSet narrowed = m_candidates[cell] & digits;
        if (narrowed == m_candidates[cell])
            return true;
        m_candidates[cell] = narrowed;
        openGroupsOf(cell);
        if (narrowed.isSingle())
            m_singles.push_back(cell);
        return !narrowed.isEmpty();
    }

    /// Spreads all singles without keeping track, for every house is to be looked through then.
    bool start()
    {
        std::vector<bool> isSpread(m_candidates.size());
        for (bool hasChanged = true; hasChanged;) {
            hasChanged = false;
            for (Cell cell = 0; cell < std::ssize(m_candidates); ++cell) {
                if (isSpread[cell] || !m_candidates[cell].isSingle())
                    continue;
                if (!spreadAtOnce(cell))
                    return false;
                isSpread[cell] = hasChanged = true;
            }
        }
        std::ranges::fill(m_isOpen, 1);
        return true;
    }

    bool run()
    {
        do {
            while (!m_singles.empty()) {
                const Cell cell = m_singles.back();
                m_singles.pop_back();
                if (!spread(cell))
                    return false;
            }
            if (!findHiddenSingles())
                return false;
        } while (!m_singles.empty());
        return true;
    }

private:
    void openGroupsOf(Cell cell)
    {
        for (const int group : m_propagator.m_groupsOf[cell])
            m_isOpen[group] = 1;
    }

    bool spreadAtOnce(Cell cell)
    {
        for (const int group : m_propagator.m_groupsOf[cell])
            for (const Cell peer : m_propagator.m_groups[group].cells) {
                if (peer == cell)
                    continue;
                m_candidates[peer] -= m_candidates[cell];
                if (m_candidates[peer].isEmpty())
                    return false;
            }
        for (const Link &link : m_propagator.m_linksOf[cell]) {
            m_candidates[link.other] &= link.allowed[m_candidates[cell].first()];
            if (m_candidates[link.other].isEmpty())
                return false;
        }
        return true;
    }

    bool spread(Cell cell)
    {
        const Digit digit = m_candidates[cell].first();
        const DigitSet others = m_propagator.m_allDigits - m_candidates[cell];
        for (const int group : m_propagator.m_groupsOf[cell])
            for (const Cell peer : m_propagator.m_groups[group].cells)
                if (m_candidates[peer].contains(digit) && peer != cell && !narrow(peer, others))
                    return false;
        for (const Link &link : m_propagator.m_linksOf[cell])
            if (!narrow(link.other, link.allowed[m_candidates[cell].first()]))
                return false;
        return true;
    }

    bool findHiddenSingles()
    {
        for (std::size_t i = 0; i < m_isOpen.size(); ++i) {
            const Group &group = m_propagator.m_groups[i];
            if (m_isOpen[i] == 0 || !group.isHouse)
                continue;
            m_isOpen[i] = 0;
            if (!findHiddenSingles(group.cells))
                return false;
        }
        return true;
    }

    bool findHiddenSingles(const std::vector<Cell> &cells)
    {
        DigitSet seen;
        DigitSet seenTwice;
        for (const Cell cell : cells) {
            seenTwice |= seen & m_candidates[cell];
            seen |= m_candidates[cell];
        }
        if (seen != m_propagator.m_allDigits)
            return false;
        const DigitSet seenOnce = seen - seenTwice;
        for (const Cell cell : cells) {
            const DigitSet hidden = m_candidates[cell] & seenOnce;
            if (!hidden.isEmpty() && (!hidden.isSingle() || !narrow(cell, hidden)))
                return false;
        }
        return true;
    }

    const Propagator &m_propagator;
    Candidates &m_candidates;
    std::vector<Cell> m_singles; // whose digit is still to be taken from their peers
    std::vector<char> m_isOpen;  // by group: not looked through since its cells changed
};

bool Propagator::propagate(Candidates &candidates) const
{
    for (Cell cell = 0; cell < std::ssize(candidates); ++cell) {
        candidates[cell] &= m_domains[cell];
        if (candidates[cell].isEmpty())
            return false;
    }
    Pass pass(*this, candidates);
    return pass.start() && pass.run();
}

bool Propagator::decide(Candidates &candidates, Cell cell, Digit digit) const
{
    Pass pass(*this, candidates);
    return pass.narrow(cell, {digit}) && pass.run();
}

} // namespace sudoku
