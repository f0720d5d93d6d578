#include "core/search/rulenetwork.h"

#include "core/board/candidates.h"
#include "core/board/stopcheck.h"
#include "core/rules/activerules.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"
#include "core/rules/sumdifferences.h"
#include "core/search/boundnarrowing.h"
#include "core/search/combinedsums.h"
#include "core/search/differentline.h"
#include "core/search/housenarrowing.h"
#include "core/search/lastcellsnarrowing.h"
#include "core/search/linenarrowing.h"
#include "core/search/matchingsets.h"
#include "core/search/pairnarrowing.h"
#include "core/search/ranknarrowing.h"
#include "core/search/setnarrowing.h"
#include "core/search/sumnarrowing.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace sudoku {

/// Makes a network of rules: first the candidates, houses and peers, then the narrowings, which need those.
class RuleNetwork::Builder
{
public:
    Builder(const Puzzle &puzzle, RuleNetwork &network)
        : m_digitCount(puzzle.geometry.digitCount()),
          m_cellCount(puzzle.geometry.cellCount()),
          m_network(network)
    {
        for (const DigitSet digits : Candidates::ofGivens(puzzle))
            network.m_candidates.push_back(maskOf(digits));
    }

    void add(const Puzzle &puzzle, const std::vector<ActiveRule> &rules, const std::stop_token &stop)
    {
        for (const ActiveRule &active : rules)
            std::visit([this](const auto &rule) { prepare(rule); }, active.rule);
        for (const ImpliedHouse &implied : impliedHouses(puzzle.geometry, rules, stop))
            prepare(rule::House{implied.cells});
        addHouses();
        std::vector<rule::Sum> sums;
        const MatchingSets matching(rules);
        for (const ActiveRule &active : rules) {
            std::visit([this](const auto &rule) { add(rule); }, active.rule);
            if (const auto *sum = std::get_if<rule::Sum>(&active.rule))
                sums.push_back(*sum);
            if (const auto *distinct = std::get_if<rule::Distinct>(&active.rule))
                if (auto sets = matching.of(distinct->cells))
                    m_sets.push_back(std::make_unique<SetNarrowing>(distinct->cells, *std::move(sets),
                                                                    m_network.m_different.peers()));
        }
        for (const ImpliedSum &implied : impliedSums(puzzle.geometry, rules, stop))
            add(implied.sum);
        for (const SumDifference &difference : sumDifferences(puzzle.geometry, rules, stop))
            addSum(difference.added, difference.subtracted, difference.total);
        for (const rule::Sum &sum : combinedSums(sums, m_network.m_different, m_digitCount))
            addBounds(groupsOf(sum.cells, 1), sum.total);
    }

    /// Makes the lines from the candidates that are left, and adds all rules in their order.
    void finish()
    {
        std::ranges::stable_sort(m_automata, {},
                                 [](const auto *automaton) { return automaton->cells.size(); });
        for (const rule::Automaton *automaton : m_automata)
            m_lines.push_back(std::make_unique<LineNarrowing>(*automaton, m_network.m_candidates,
                                                              m_network.m_different.peers()));
        m_network.m_hasSums = !m_sums.empty();
        weigh();
        for (auto *kind :
             {&m_pairs, &m_bounds, &m_sets, &m_houses, &m_linear, &m_sums, &m_leftovers, &m_ranks, &m_lines})
            for (std::unique_ptr<Narrowing> &rule : *kind)
                m_network.m_rules.push_back(std::move(rule));
        for (const rule::Automaton *automaton : m_automata)
            m_network.m_automata.push_back(*automaton);
        for (const CellSet &peers : m_network.m_different.peers())
            m_network.m_peers.push_back(peers.toVector());
    }

private:
    using Rules = std::vector<std::unique_ptr<Narrowing>>;

    void prepare(const rule::House &house)
    {
        m_network.m_houses.push_back(house.cells);
        m_network.m_different.add(house.cells);
    }
    void prepare(const rule::Distinct &distinct)
    {
        if (std::ssize(distinct.cells) == m_digitCount)
            m_network.m_houses.push_back(distinct.cells);
        m_network.m_different.add(distinct.cells);
    }
    void prepare(const rule::Domain &domain)
    {
        m_network.m_candidates[domain.cell] &= maskOf(domain.allowed);
    }
    void prepare(const rule::Sum & /*sum*/) {}
    void prepare(const rule::Pair & /*pair*/) {}
    void prepare(const rule::Automaton & /*automaton*/) {}
    void prepare(const rule::Regions & /*regions*/) {}
    void prepare(const rule::Rank &rank) { m_network.m_candidates[rank.cells.front()] &= maskOf(rank.first); }

    void add(const rule::House & /*house*/) {}
    void add(const rule::Distinct & /*distinct*/) {}
    void add(const rule::Domain & /*domain*/) {}
    void add(const rule::Regions & /*regions*/) {}
    void add(const rule::Sum &sum) { addSum(sum.cells, {}, sum.total); }
    void add(const rule::Rank &rank)
    {
        m_ranks.push_back(std::make_unique<RankNarrowing>(rank, m_cellCount));
    }
    void add(const rule::Automaton &automaton)
    {
        if (isLarge(automaton))
            addLinearSum(automaton);
        else
            m_automata.push_back(&automaton);
    }
    void add(const rule::Pair &pair)
    {
        std::vector<DigitMask> forth(pair.allowed.size());
        std::vector<DigitMask> back(pair.allowed.size());
        const bool mayBeEqual = !m_network.m_different.peers()[pair.first].contains(pair.second);
        for (Digit first = 1; first < std::ssize(pair.allowed); ++first)
            for (const Digit second : pair.allowed[first])
                if (mayBeEqual || first != second) {
                    forth[first] |= maskOf(second);
                    back[second] |= maskOf(first);
                }
        m_pairs.push_back(
            std::make_unique<PairNarrowing>(pair.first, pair.second, tableOf(forth), tableOf(back)));
    }

    std::shared_ptr<const PartnerTable> tableOf(const std::vector<DigitMask> &partners)
    {
        std::shared_ptr<const PartnerTable> &table = m_tables[partners];
        if (!table)
            table = std::make_shared<const PartnerTable>(partners);
        return table;
    }

    void addSum(std::vector<Cell> added, const std::vector<Cell> &subtracted, int total)
    {
        if (!m_knownSums.insert({added, subtracted, total}).second)
            return;
        if (subtracted.empty() && m_network.m_different.areDifferent(added))
            addSets(added, total);
        m_sums.push_back(std::make_unique<SumNarrowing>(added, subtracted, total,
                                                        m_network.m_different.peers(), m_digitCount));
        if (hasRepeatedCell(added))
            return;
        std::vector<SumGroup> groups = groupsOf(added, 1);
        std::ranges::move(groupsOf(subtracted, -1), std::back_inserter(groups));
        addBounds(groups, total);
    }

    /// Returns whether \a automaton is better treated as a sum, as its graph would have thousands of arcs.
    bool isLarge(const rule::Automaton &automaton) const
    {
        constexpr std::size_t maxArcs = 2000;
        const std::size_t states = static_cast<std::size_t>(automaton.table->stateCount());
        return !automaton.coefficients.empty() && automaton.cells.size() * states * m_digitCount > maxArcs;
    }

    /// Adds the rule that the digits of \a automaton times its coefficients add up to 0.
    void addLinearSum(const rule::Automaton &automaton)
    {
        std::map<Cell, int> coefficients;
        for (std::size_t i = 0; i < automaton.cells.size(); ++i)
            coefficients[automaton.cells[i]] += automaton.coefficients[i];
        std::map<int, std::vector<Cell>> cellsOf; // by coefficient
        std::vector<Cell> cells;
        std::vector<int> factors;
        for (const auto &[cell, coefficient] : coefficients)
            if (coefficient != 0) {
                cellsOf[coefficient].push_back(cell);
                cells.push_back(cell);
                factors.push_back(coefficient);
            }
        std::vector<SumGroup> groups;
        for (const auto &[coefficient, some] : cellsOf)
            std::ranges::move(groupsOf(some, coefficient), std::back_inserter(groups));
        m_bounds.push_back(std::make_unique<BoundNarrowing>(groups, 0, m_digitCount));
        m_linear.push_back(std::make_unique<LastCellsNarrowing>(std::move(cells), std::move(factors), 0));
    }

    static bool hasRepeatedCell(std::vector<Cell> cells)
    {
        std::ranges::sort(cells);
        return std::ranges::adjacent_find(cells) != cells.end();
    }

    /// Splits cells with a \a coefficient into groups of different digits.
    std::vector<SumGroup> groupsOf(const std::vector<Cell> &cells, int coefficient) const
    {
        std::vector<SumGroup> groups;
        for (std::vector<Cell> &group : m_network.m_different.groupsOf(cells))
            groups.push_back({std::move(group), coefficient});
        return groups;
    }

    /// Adds the bounds of a sum that has a group of many cells with different digits.
    void addBounds(const std::vector<SumGroup> &groups, int total)
    {
        const auto isLarge = [](const SumGroup &group) { return group.cells.size() > CellPart::maxCells; };
        if (std::ranges::any_of(groups, isLarge))
            m_bounds.push_back(std::make_unique<BoundNarrowing>(groups, total, m_digitCount));
    }

    void addSets(const std::vector<Cell> &cells, int total)
    {
        if (auto made =
                SetNarrowing::make(cells, total, DigitSet::all(m_digitCount), m_network.m_different.peers()))
            m_sets.push_back(std::move(made));
    }

    void addHouses()
    {
        const DigitMask all = maskOf(DigitSet::all(m_digitCount));
        std::vector<CellSet> houses;
        for (const std::vector<Cell> &cells : m_network.m_houses) {
            m_houses.push_back(std::make_unique<HouseNarrowing>(cells, all));
            houses.emplace_back(m_cellCount, cells);
        }
        for (std::size_t i = 0; i < houses.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (const int common = (houses[i] & houses[j]).size(); common > 1 && common < m_digitCount)
                    m_leftovers.push_back(std::make_unique<LeftoverNarrowing>(
                        (houses[j] - houses[i]).toVector(), (houses[i] - houses[j]).toVector()));
    }

    /// Gives each cell its weight: each rule adds to it, a short sum most. A cell that must only differ from
    /// others has some weight, too.
    void weigh()
    {
        m_network.m_weights.assign(static_cast<std::size_t>(m_cellCount), 1);
        for (const auto *kind : {&m_houses, &m_pairs, &m_lines, &m_linear, &m_sums})
            for (const std::unique_ptr<Narrowing> &rule : *kind) {
                const int size = static_cast<int>(rule->cells().size());
                const int weight = kind == &m_sums ? std::max(2 * m_digitCount - size, m_digitCount) : size;
                for (const Cell cell : rule->cells())
                    m_network.m_weights[cell] += weight;
            }
    }

    int m_digitCount;
    int m_cellCount;
    RuleNetwork &m_network;
    Rules m_houses;
    Rules m_pairs;
    Rules m_leftovers;
    Rules m_bounds;
    Rules m_sets;
    Rules m_sums;
    Rules m_linear;
    Rules m_ranks;
    Rules m_lines;
    std::vector<const rule::Automaton *> m_automata;
    std::map<std::vector<DigitMask>, std::shared_ptr<const PartnerTable>> m_tables;
    std::set<SumDifference> m_knownSums;
};

std::unique_ptr<RuleNetwork> RuleNetwork::make(const Puzzle &puzzle, const std::stop_token &stop)
{
    const std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    return rules ? make(puzzle, *rules, stop) : nullptr;
}

std::unique_ptr<RuleNetwork> RuleNetwork::make(const Puzzle &puzzle, const std::vector<ActiveRule> &rules,
                                               const std::stop_token &stop)
{
    std::unique_ptr<RuleNetwork> network(new RuleNetwork(puzzle.geometry));
    Builder builder(puzzle, *network);
    builder.add(puzzle, rules, stop);
    builder.finish();
    if (isStopped(stop))
        return {};
    network->m_rulesOf.resize(network->m_candidates.size());
    for (int rule = 0; rule < std::ssize(network->m_rules); ++rule)
        for (const Cell cell : network->m_rules[rule]->cells())
            network->m_rulesOf[cell].push_back(rule);
    return network;
}

void RuleNetwork::strengthen()
{
    std::vector<std::pair<rule::Automaton, std::optional<rule::Automaton>>> made;
    const std::size_t first = m_rules.size() - m_automata.size(); // as the lines are the last rules
    for (std::size_t i = 0; i < m_automata.size(); ++i) {
        const rule::Automaton &automaton = m_automata[i];
        if (!m_different.areDifferent(automaton.cells))
            continue;
        const auto isAlike = [&](const auto &known) {
            return known.first.table == automaton.table && known.first.accepted == automaton.accepted
                   && known.first.cells.size() == automaton.cells.size();
        };
        auto known = std::ranges::find_if(made, isAlike);
        if (known == made.end())
            known = made.insert(known, {automaton, withDifferentDigits(automaton, m_digitCount)});
        if (!known->second)
            continue;
        known->second->cells = automaton.cells;
        m_rules[first + i] =
            std::make_unique<LineNarrowing>(*known->second, m_candidates, m_different.peers());
    }
    m_automata.clear();
}

SearchBoard RuleNetwork::board() const
{
    SearchBoard board(m_candidates, m_rulesOf, static_cast<int>(m_rules.size()));
    board.openAll();
    return board;
}

bool RuleNetwork::narrow(SearchBoard &board)
{
    for (;;) {
        for (Cell cell = board.takeSingle(); cell >= 0; cell = board.takeSingle())
            if (!spread(board, cell))
                return false;
        const int rule = board.takeRule();
        if (rule < 0)
            return true;
        const bool isKept = m_rules[rule]->narrow(board);
        m_work += m_rules[rule]->cost();
        if (!isKept) {
            m_conflict = m_rules[rule]->cells();
            return false;
        }
        board.close(rule);
    }
}

/// Removes the digit of a single \a cell from its peers.
bool RuleNetwork::spread(SearchBoard &board, Cell cell)
{
    const DigitMask others = ~board[cell];
    for (const Cell peer : m_peers[cell])
        if (!board.keep(peer, others)) {
            m_emptied = {cell, peer};
            m_conflict = m_emptied;
            return false;
        }
    return board[cell] != 0;
}

} // namespace sudoku
