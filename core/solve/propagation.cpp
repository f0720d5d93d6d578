#include "core/solve/propagation.h"

#include <algorithm>
#include <array>
#include <optional>

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

DigitSet Propagator::Link::allowedFor(DigitSet digits) const
{
    DigitSet all;
    for (const Digit digit : digits)
        all |= allowed[digit];
    return all;
}

/// Collects what the rules say of each cell.
class Propagator::Builder
{
public:
    explicit Builder(Propagator &propagator, int cellCount)
        : m_propagator(propagator),
          m_peersOf(cellCount),
          m_housesOf(cellCount)
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
    void add(const rule::Sum &) { m_propagator.m_knowsAllRules = false; }
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
    }

private:
    void addPeers(const std::vector<Cell> &cells)
    {
        for (const Cell cell : cells)
            for (const Cell peer : cells)
                if (peer != cell && std::ranges::find(m_peersOf[cell], peer) == m_peersOf[cell].end())
                    m_peersOf[cell].push_back(peer);
    }

    Propagator &m_propagator;
    std::vector<std::vector<Cell>> m_peersOf;
    std::vector<std::vector<int>> m_housesOf;
};

Propagator::Propagator(const Geometry &geometry, std::span<const ActiveRule> rules)
    : m_allDigits(DigitSet::all(geometry.digitCount())),
      m_domains(allCandidates(geometry))
{
    Builder builder(*this, geometry.cellCount());
    for (const ActiveRule &active : rules)
        std::visit([&builder](const auto &rule) { builder.add(rule); }, active.rule);
    builder.finish();
}

/// Follows what changes: the cells that have become single, and the houses that may have lost a place for a digit.
class Propagator::Pass
{
public:
    Pass(const Propagator &propagator, Candidates &candidates)
        : m_propagator(propagator),
          m_candidates(candidates),
          m_isOpen(propagator.m_houses.count()),
          m_isLinkOpen(propagator.m_linksOf.size())
    {
    }

    /// False when a cell is left without a digit.
    bool narrow(Cell cell, DigitSet digits)
    {
        const DigitSet narrowed = m_candidates[cell] & digits;
        if (narrowed == m_candidates[cell])
            return true;
        m_candidates[cell] = narrowed;
        for (const int house : m_propagator.m_housesOf[cell])
            m_isOpen[house] = 1;
        openLinks(cell);
        if (narrowed.isSingle())
            m_singles[m_singleCount++] = cell;
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
        for (Cell cell = 0; cell < std::ssize(m_isLinkOpen); ++cell)
            openLinks(cell);
        return true;
    }

    bool run()
    {
        do {
            while (m_singleCount > 0)
                if (!spread(m_singles[--m_singleCount]))
                    return false;
            if (!followLinks())
                return false;
            if (m_singleCount == 0 && !findHiddenSingles())
                return false;
        } while (m_singleCount > 0 || !m_openLinks.empty());
        return true;
    }

private:
    void openLinks(Cell cell)
    {
        if (m_isLinkOpen.empty() || m_isLinkOpen[cell] != 0 || m_propagator.m_linksOf[cell].empty())
            return;
        m_isLinkOpen[cell] = 1;
        m_openLinks.push_back(cell);
    }

    bool followLinks()
    {
        while (!m_openLinks.empty()) {
            const Cell cell = m_openLinks.back();
            m_openLinks.pop_back();
            m_isLinkOpen[cell] = 0;
            for (const Link &link : m_propagator.m_linksOf[cell])
                if (!narrow(link.other, link.allowedFor(m_candidates[cell])))
                    return false;
        }
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
    std::array<Cell, largestSize * largestSize>
        m_singles;                  // whose digit is still to be taken from their peers:
    int m_singleCount = 0;          // each cell becomes single once
    std::vector<char> m_isOpen;     // by house: not looked through since its cells changed
    std::vector<char> m_isLinkOpen; // by cell: whether it is in
    std::vector<Cell> m_openLinks;  // cells whose links have not been followed since they changed
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

std::shared_ptr<const Propagator> propagatorOf(const Puzzle &puzzle)
{
    thread_local KnownPropagator last;
    if (!last.suits(puzzle))
        last = {puzzle.geometry, puzzle.constraints,
                std::make_shared<const Propagator>(puzzle.geometry, activeRules(puzzle))};
    return last.propagator;
}

} // namespace sudoku
