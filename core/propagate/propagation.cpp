#include "core/propagate/propagation.h"

#include "core/board/stopcheck.h"
#include "core/propagate/automatoncandidates.h"
#include "core/propagate/sumcandidates.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"

#include <algorithm>
#include <array>
#include <optional>

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

/// Collects what the rules say of each cell.
class Propagator::Builder
{
public:
    explicit Builder(Propagator &propagator, int cellCount)
        : m_propagator(propagator),
          m_peersOf(cellCount),
          m_housesOf(cellCount),
          m_groupsOf(cellCount),
          m_cellCount(cellCount),
          m_arePeers(static_cast<std::size_t>(cellCount * cellCount))
    {
    }

    void add(const rule::House &house)
    {
        for (const Cell cell : house.cells)
            m_housesOf[cell].push_back(m_propagator.m_houses.count());
        m_propagator.m_houses.add(house.cells);
        addPeers(house.cells);
    }
    void add(const rule::Distinct &distinct) { addPeers(distinct.cells); }
    void add(const rule::Sum &sum) { addGroup({sum.cells, SumCells{sum.total, false}}); }
    void add(const rule::Automaton &automaton) { addGroup({automaton.cells, AutomatonCells{automaton}}); }
    void add(const rule::Domain &domain) { m_propagator.m_domains[domain.cell] &= domain.allowed; }

    void add(const rule::Pair &pair)
    {
        std::vector<DigitSet> reversed(pair.allowed.size());
        for (Digit first = 1; first < std::ssize(pair.allowed); ++first)
            for (const Digit second : pair.allowed[first])
                reversed[second].insert(first);
        m_propagator.m_linksOf.resize(m_peersOf.size());
        m_propagator.m_linksOf[pair.first].push_back({pair.second, pair.allowed});
        m_propagator.m_linksOf[pair.second].push_back({pair.first, std::move(reversed)});
    }

    void finish()
    {
        m_propagator.m_peersOf = FlatLists(m_peersOf);
        m_propagator.m_housesOf = FlatLists(m_housesOf);
        m_propagator.m_groupsOf = FlatLists(m_groupsOf);
        for (Group &group : m_propagator.m_groups)
            if (auto *sum = std::get_if<SumCells>(&group.demand))
                sum->isDistinct = areDistinct(group.cells);
    }

private:
    bool arePeers(Cell a, Cell b) const { return m_arePeers[a * m_cellCount + b]; }

    bool areDistinct(const std::vector<Cell> &cells) const
    {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (!arePeers(cells[i], cells[j]))
                    return false;
        return true;
    }

    void addGroup(Group group)
    {
        for (const Cell cell : group.cells)
            m_groupsOf[cell].push_back(static_cast<int>(m_propagator.m_groups.size()));
        m_propagator.m_groups.push_back(std::move(group));
    }

    void addPeers(const std::vector<Cell> &cells)
    {
        for (const Cell cell : cells)
            for (const Cell peer : cells)
                if (peer != cell && !arePeers(cell, peer)) {
                    m_peersOf[cell].push_back(peer);
                    m_arePeers[cell * m_cellCount + peer] = true;
                }
    }

    Propagator &m_propagator;
    std::vector<std::vector<Cell>> m_peersOf;
    std::vector<std::vector<int>> m_housesOf;
    std::vector<std::vector<int>> m_groupsOf;
    int m_cellCount;
    std::vector<bool> m_arePeers; // by pair of cells
};

Propagator::Propagator(const Geometry &geometry)
    : m_allDigits(DigitSet::all(geometry.digitCount())),
      m_domains(Candidates::all(geometry))
{
}

std::shared_ptr<const Propagator>
Propagator::make(const Geometry &geometry, std::span<const ActiveRule> rules, const std::stop_token &stop)
{
    const std::shared_ptr<Propagator> made(new Propagator(geometry));
    Builder builder(*made, geometry.cellCount());
    for (const ActiveRule &active : rules) {
        if (isStopped(stop))
            return {};
        std::visit([&builder](const auto &rule) { builder.add(rule); }, active.rule);
    }
    for (const rule::House &house : impliedHouses(geometry, rules, stop))
        builder.add(house);
    for (const rule::Sum &sum : impliedSums(geometry, rules, stop))
        builder.add(sum);
    if (isStopped(stop))
        return {}; // perhaps not all were found
    builder.finish();
    return made;
}

/// Follows what changes: the cells that have become single, and the houses that may have lost a place for a
/// digit.
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

    /// Spreads all singles without keeping track, for every house is to be looked through then.
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

    /// The last one opened.
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

namespace {

struct KnownPropagator
{
    bool suits(const Puzzle &puzzle) const
    {
        return propagator && geometry == puzzle.geometry && constraints == puzzle.constraints;
    }

    std::optional<Geometry> geometry;
    std::vector<Constraint> constraints;
    std::shared_ptr<const Propagator> propagator;
};

} // namespace

std::shared_ptr<const Propagator> propagatorOf(const Puzzle &puzzle, const std::stop_token &stop)
{
    thread_local KnownPropagator last;
    if (last.suits(puzzle))
        return last.propagator;
    const std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    auto made = rules ? Propagator::make(puzzle.geometry, *rules, stop) : nullptr;
    if (made)
        last = {puzzle.geometry, puzzle.constraints, made};
    return made;
}

} // namespace sudoku
