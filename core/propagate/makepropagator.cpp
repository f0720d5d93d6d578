#include "core/board/stopcheck.h"
#include "core/propagate/propagation.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"

#include <algorithm>
#include <optional>

namespace sudoku {

/// Collects the rules of each cell.
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
    for (const ImpliedSum &implied : impliedSums(geometry, rules, stop))
        builder.add(implied.sum);
    if (isStopped(stop))
        return {}; // perhaps not all were found
    builder.finish();
    return made;
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
