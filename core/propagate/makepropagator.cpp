#include "core/board/automaton.h"
#include "core/board/stopcheck.h"
#include "core/propagate/propagation.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

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
    void add(const rule::Automaton &automaton)
    {
        std::vector<DigitSet> all(automaton.cells.size(), m_propagator.m_allDigits);
        const std::set<Cell> once(automaton.cells.begin(), automaton.cells.end());
        addGroup({automaton.cells, AutomatonCells{automaton, liveStates(automaton, all),
                                                  once.size() < automaton.cells.size()}});
    }
    void add(const rule::Regions & /*regions*/) {}
    void add(const rule::Rank &rank) { addGroup({allCells(), RankedCells{rank}}); }
    void add(const SumDifference &difference)
    {
        std::vector<Cell> cells = difference.added;
        cells.insert(cells.end(), difference.subtracted.begin(), difference.subtracted.end());
        const int count = static_cast<int>(difference.subtracted.size());
        const int total = difference.total + count * (m_propagator.m_digitCount + 1);
        if (!isKnown(cells, total))
            addGroup({std::move(cells), SumCells{total, false, count}});
    }
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
        for (Group &group : m_propagator.m_groups)
            if (auto *sum = std::get_if<SumCells>(&group.demand))
                sum->isDistinct = sum->subtractedCount == 0 && areDistinct(group.cells);
        orderGroups();
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

    bool isKnown(const std::vector<Cell> &cells, int total) const
    {
        return std::ranges::any_of(m_propagator.m_groups, [&](const Group &group) {
            const auto *sum = std::get_if<SumCells>(&group.demand);
            return sum && sum->total == total && sum->subtractedCount == 0 && group.cells == cells;
        });
    }

    std::vector<Cell> allCells() const
    {
        std::vector<Cell> cells(static_cast<std::size_t>(m_cellCount));
        std::iota(cells.begin(), cells.end(), 0);
        return cells;
    }

    void addGroup(Group group)
    {
        if (std::holds_alternative<SumCells>(group.demand))
            m_propagator.m_hasSums = true;
        m_propagator.m_groups.push_back(std::move(group));
    }

    /// Sorts the groups, sums of different digits first and automata last, and lists those of each cell.
    void orderGroups()
    {
        const auto cost = [](const Group &group) {
            const auto *sum = std::get_if<SumCells>(&group.demand);
            return std::pair(!sum ? 2 : sum->isDistinct ? 0 : 1, group.cells.size());
        };
        std::vector<Group> &groups = m_propagator.m_groups;
        std::ranges::stable_sort(groups, {}, cost);
        for (int index = 0; index < std::ssize(groups); ++index)
            for (const Cell cell : groups[index].cells)
                m_groupsOf[cell].push_back(index);
        m_propagator.m_groupsOf = FlatLists(m_groupsOf);
        if (m_propagator.m_hasSums)
            for (Cell cell = 0; cell < m_cellCount; ++cell)
                m_propagator.m_peerSets.emplace_back(m_cellCount, m_peersOf[cell]);
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
    : m_digitCount(geometry.digitCount()),
      m_allDigits(DigitSet::all(geometry.digitCount())),
      m_domains(Candidates::all(geometry))
{
}

std::shared_ptr<const Propagator> Propagator::make(const Geometry &geometry,
                                                   std::span<const ActiveRule> rules,
                                                   const std::stop_token &stop, SumEffort effort)
{
    const std::shared_ptr<Propagator> made(new Propagator(geometry));
    Builder builder(*made, geometry.cellCount());
    for (const ActiveRule &active : rules) {
        if (isStopped(stop))
            return {};
        std::visit([&builder](const auto &rule) { builder.add(rule); }, active.rule);
    }
    for (const ImpliedHouse &implied : impliedHouses(geometry, rules, stop))
        builder.add(rule::House{implied.cells});
    for (const ImpliedSum &implied : impliedSums(geometry, rules, stop))
        builder.add(implied.sum);
    if (effort == SumEffort::Much)
        for (const SumDifference &difference : sumDifferences(geometry, rules, stop))
            builder.add(difference);
    if (isStopped(stop))
        return {}; // perhaps not all were found
    builder.finish();
    return made;
}

namespace {

/// A propagator and the rules that it is for.
struct KnownPropagator
{
    Geometry geometry;
    std::vector<Constraint> constraints;
    std::shared_ptr<const Propagator> propagator;
};

} // namespace

std::shared_ptr<const Propagator> propagatorOf(const Puzzle &puzzle, const Memo &memo,
                                               const std::stop_token &stop)
{
    const auto suits = [&](const KnownPropagator &known) {
        return known.geometry == puzzle.geometry && known.constraints == puzzle.constraints;
    };
    const auto make = [&]() -> std::shared_ptr<const KnownPropagator> {
        const std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
        auto made = rules ? Propagator::make(puzzle.geometry, *rules, stop) : nullptr;
        if (!made)
            return {};
        return std::make_shared<KnownPropagator>(KnownPropagator{puzzle.geometry, puzzle.constraints, made});
    };
    const auto known = memo.last<KnownPropagator>(suits, make);
    return known ? known->propagator : nullptr;
}

} // namespace sudoku
