#include "core/propagate/propagation.h"

#include "core/board/stopcheck.h"
#include "core/propagate/automatoncandidates.h"
#include "core/propagate/sumcandidates.h"

#include <algorithm>
#include <array>

namespace sudoku {

DigitSet Propagator::Link::allowedFor(DigitSet digits) const
{
    DigitSet all;
    for (const Digit digit : digits)
        all |= allowed[digit];
    return all;
}

bool Propagator::SumCells::narrow(std::vector<DigitSet> &digits) const
{
    return narrowToSum(digits, total, isDistinct);
}

bool Propagator::AutomatonCells::narrow(std::vector<DigitSet> &digits) const
{
    return narrowToAccepted(digits, automaton);
}

/// Follows changes: the cells that have become single, and the houses that may have lost a place for a digit.
class Propagator::Pass
{
public:
    Pass(const Propagator &propagator, Candidates &candidates, const std::stop_token &stop)
        : m_propagator(propagator),
          m_candidates(candidates),
          m_stop(stop),
          m_isOpen(propagator.m_houses.count()),
          m_isLinkOpen(propagator.m_linksOf.size()),
          m_isGroupOpen(propagator.m_groups.size())
    {
    }

    /// Returns false when a cell has no digit left.
    bool narrow(Cell cell, DigitSet digits)
    {
        const DigitSet narrowed = m_candidates[cell] & digits;
        if (narrowed == m_candidates[cell])
            return true;
        m_candidates[cell] = narrowed;
        for (const int house : m_propagator.m_housesOf[cell])
            m_isOpen[house] = 1;
        m_hasOpenHouse = true;
        openLinks(cell);
        if (!m_isGroupOpen.empty())
            for (const int group : m_propagator.m_groupsOf[cell])
                openGroup(group);
        if (narrowed.isSingle())
            m_singles[m_singleCount++] = cell;
        return !narrowed.isEmpty();
    }

    /// Spreads all singles without recording houses, because all of them are examined afterwards.
    bool start()
    {
        std::vector<bool> isSpread(m_candidates.cellCount());
        for (bool hasChanged = true; hasChanged;) {
            hasChanged = false;
            for (Cell cell = 0; cell < m_candidates.cellCount(); ++cell) {
                if (isSpread[cell] || !m_candidates[cell].isSingle())
                    continue;
                if (!spreadAtOnce(cell))
                    return false;
                isSpread[cell] = hasChanged = true;
            }
        }
        std::ranges::fill(m_isOpen, 1);
        m_hasOpenHouse = true;
        for (Cell cell = 0; cell < std::ssize(m_isLinkOpen); ++cell)
            openLinks(cell);
        for (int group = 0; group < std::ssize(m_isGroupOpen); ++group)
            openGroup(group);
        return true;
    }

    Propagation run()
    {
        for (;;) {
            if (isStopped(m_stop))
                return Propagation::Stopped;
            if (!spreadSingles())
                return Propagation::Contradiction;
            if (!m_openLinks.empty() ? !followLinks() : !findHiddenSingles())
                return Propagation::Contradiction;
            if (m_singleCount > 0 || !m_openLinks.empty() || m_hasOpenHouse)
                continue;
            if (m_openGroups.empty())
                return Propagation::Done;
            if (!followGroup())
                return Propagation::Contradiction;
        }
    }

private:
    void openLinks(Cell cell)
    {
        if (m_isLinkOpen.empty() || m_isLinkOpen[cell] != 0 || m_propagator.m_linksOf[cell].empty())
            return;
        m_isLinkOpen[cell] = 1;
        m_openLinks.push_back(cell);
    }

    void openGroup(int group)
    {
        if (m_isGroupOpen[group] == 0)
            m_openGroups.push_back(group);
        m_isGroupOpen[group] = 1;
    }

    /// Narrows the group that was opened last. Returns false if a cell has no digit left.
    bool followGroup()
    {
        const Group &group = m_propagator.m_groups[m_openGroups.back()];
        m_isGroupOpen[m_openGroups.back()] = 0;
        m_openGroups.pop_back();
        m_digits.clear();
        for (const Cell cell : group.cells)
            m_digits.push_back(m_candidates[cell]);
        if (!std::visit([this](const auto &demand) { return demand.narrow(m_digits); }, group.demand))
            return false;
        for (std::size_t i = 0; i < group.cells.size(); ++i)
            if (!narrow(group.cells[i], m_digits[i]))
                return false;
        return true;
    }

    /// Follows the links of the last opened cell.
    bool followLinks()
    {
        const Cell cell = m_openLinks.back();
        m_openLinks.pop_back();
        m_isLinkOpen[cell] = 0;
        for (const Link &link : m_propagator.m_linksOf[cell])
            if (!narrow(link.other, link.allowedFor(m_candidates[cell])))
                return false;
        return true;
    }

    bool spreadAtOnce(Cell cell)
    {
        for (const Cell peer : m_propagator.m_peersOf[cell]) {
            m_candidates[peer] -= m_candidates[cell];
            if (m_candidates[peer].isEmpty())
                return false;
        }
        return true;
    }

    bool spreadSingles()
    {
        while (m_singleCount > 0)
            if (!spread(m_singles[--m_singleCount]))
                return false;
        return true;
    }

    bool spread(Cell cell)
    {
        const DigitSet others = m_propagator.m_allDigits - m_candidates[cell];
        for (const Cell peer : m_propagator.m_peersOf[cell])
            if (!narrow(peer, others))
                return false;
        return true;
    }

    bool findHiddenSingles()
    {
        m_hasOpenHouse = false;
        for (int house = 0; house < std::ssize(m_isOpen); ++house) {
            if (m_isOpen[house] == 0)
                continue;
            m_isOpen[house] = 0;
            if (!findHiddenSingles(m_propagator.m_houses[house]))
                return false;
        }
        return true;
    }

    bool findHiddenSingles(std::span<const Cell> cells)
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
        if (seenOnce.isEmpty())
            return true;
        for (const Cell cell : cells) {
            const DigitSet hidden = m_candidates[cell] & seenOnce;
            if (!hidden.isEmpty() && (!hidden.isSingle() || !narrow(cell, hidden)))
                return false;
        }
        return true;
    }

    const Propagator &m_propagator;
    Candidates &m_candidates;
    const std::stop_token &m_stop;
    std::array<Cell, maxBoardSize * maxBoardSize>
        m_singles;                   // whose digit is still to be taken from their peers:
    int m_singleCount = 0;           // each cell becomes single once
    std::vector<char> m_isOpen;      // by house: not looked through since its cells changed
    bool m_hasOpenHouse = true;      // some may be
    std::vector<char> m_isLinkOpen;  // by cell: whether it is in
    std::vector<char> m_isGroupOpen; // by group: whether it is in
    std::vector<int> m_openGroups;   // not looked at since their cells changed
    std::vector<DigitSet> m_digits;  // of a group; kept, so that it costs no allocation
    std::vector<Cell> m_openLinks;   // cells whose links have not been followed since they changed
};

Propagation Propagator::propagate(Candidates &candidates, const std::stop_token &stop) const
{
    for (Cell cell = 0; cell < candidates.cellCount(); ++cell) {
        candidates[cell] &= m_domains[cell];
        if (candidates[cell].isEmpty())
            return Propagation::Contradiction;
    }
    Pass pass(*this, candidates, stop);
    return pass.start() ? pass.run() : Propagation::Contradiction;
}

Propagation Propagator::decide(Candidates &candidates, Cell cell, Digit digit,
                               const std::stop_token &stop) const
{
    Pass pass(*this, candidates, stop);
    return pass.narrow(cell, {digit}) ? pass.run() : Propagation::Contradiction;
}

} // namespace sudoku
