#include "core/hints/story/argumentreasons.h"

#include "core/hints/story/stepreads.h"

#include <algorithm>
#include <map>
#include <set>

namespace sudoku {
namespace {

/// An argument, or that of a case. It begins with the facts that come before it.
struct ArgumentLevel
{
    const Argument &argument;
    FactOrigins origins;
    const ArgumentLevel *outer = nullptr;  // of a case
    std::optional<Candidate> assumed = {}; // the same
};

/// Follows an argument back to what it builds on.
class ReasonCollector
{
public:
    ReasonCollector(const Puzzle &puzzle, const Position &start) : m_puzzle(puzzle), m_rules(start.rules())
    {
        for (const ActiveRule &active : activeRules(puzzle))
            if (const auto *domain = std::get_if<rule::Domain>(&active.rule))
                m_domains.push_back({*domain, active.source});
            else if (const auto *distinct = std::get_if<rule::Distinct>(&active.rule))
                addPairs(distinct->cells, active.source);
    }

    void collect(const ArgumentLevel &level)
    {
        const Argument &argument = level.argument;
        const int count = level.origins.stepCount();
        const Position &last = level.origins.positionBefore(count);
        if (argument.end) {
            addSources(*argument.end);
            addFacts(level, readsOf(last, *argument.end));
        }
        if (argument.split)
            addSplit(level, last, *argument.split);
        for (const Case &one : argument.cases) {
            Position assumed = last;
            assumed.place(one.assumed.cell, one.assumed.digit);
            collect({one.argument, FactOrigins(assumed, one.argument.steps), &level, one.assumed});
        }
        for (int step = count - 1; step >= 0; --step)
            addStep(level, level.origins.positionBefore(step), argument.steps[step]);
    }

    ReasonSet take() { return std::move(m_reasons); }

private:
    void addFacts(const ArgumentLevel &level, const std::vector<Candidate> &facts)
    {
        for (const Candidate &fact : facts)
            addFact(level, fact);
    }

    /// Adds why no candidate of \a split lacks.
    void addSplit(const ArgumentLevel &level, const Position &position, const Premise &split)
    {
        if (const auto *cell = std::get_if<premise::CellHasDigit>(&split))
            addFacts(level, readsOf(position, contradiction::NoDigit{cell->cell}));
        if (const auto *house = std::get_if<premise::HouseHasDigit>(&split)) {
            addHouse(house->house);
            addFacts(level, readsOf(position, contradiction::NoPlace{house->house, house->digit}));
        }
    }

    void addPairs(const std::vector<Cell> &cells, const RuleSource &source)
    {
        constexpr std::size_t pair = 2; // others are houses
        if (cells.size() == pair)
            m_pairs.try_emplace(std::minmax(cells[0], cells[1]), source);
    }

    void addHouse(int house)
    {
        const IndexedHouse &indexed = m_rules.house(house);
        if (indexed.source)
            m_reasons.insert(*indexed.source);
        for (const std::vector<int> *others : {&indexed.within, &indexed.without})
            for (const int other : *others)
                addHouse(other);
    }

    /// Adds what says that the digits of two cells differ: what is a reason already, if it does.
    void addDifference(Cell one, Cell other)
    {
        std::optional<RuleSource> source;
        for (const RuleIndex::Membership &membership : m_rules.housesOf(one))
            if (const IndexedHouse &house = m_rules.house(membership.house); house.set.contains(other)) {
                if (m_reasons.contains(*house.source))
                    return;
                source = source ? source : house.source;
            }
        if (const auto pair = m_pairs.find(std::minmax(one, other)); !source && pair != m_pairs.end())
            source = pair->second;
        if (source)
            m_reasons.insert(*source);
    }

    void addStep(const ArgumentLevel &level, const Position &before, const Step &step)
    {
        for (const HouseEvidence &evidence : step.houses)
            addHouse(evidence.house);
        for (const int constraint : step.constraints)
            m_reasons.insert(ConstraintIndex{constraint});
        const std::vector<Candidate> candidates = candidatesOf(step);
        for (const Candidate &one : candidates)
            for (const Candidate &other : candidates)
                if (one.cell < other.cell && m_rules.arePeers(one.cell, other.cell))
                    addDifference(one.cell, other.cell);
        addFacts(level, readsOf(before, step));
    }

    void addSources(const PlainContradiction &end)
    {
        std::visit(Overloaded{[](const contradiction::NoDigit &) {},
                              [&](const contradiction::NoPlace &no) { addHouse(no.house); },
                              [&](const contradiction::RuleBroken &broken) {
                                  addRule(m_rules.otherRules()[broken.rule]);
                              },
                              [&](const contradiction::SumBroken &broken) {
                                  const RuleIndex::IndexedSum &sum = m_rules.impliedSums()[broken.sum];
                                  for (const int house : sum.houses)
                                      addHouse(house);
                                  for (const int constraint : sum.constraints)
                                      m_reasons.insert(ConstraintIndex{constraint});
                                  addDifferences(sum.sum.cells);
                              },
                              [&](const contradiction::TotalBroken &broken) {
                                  for (const int house : broken.houses)
                                      addHouse(house);
                                  for (const int rule : broken.rules)
                                      m_reasons.insert(m_rules.otherRules()[rule].source);
                              },
                              [&](const Violation &violation) { m_reasons.insert(violation.source); }},
                   end);
    }

    void addRule(const ActiveRule &active)
    {
        m_reasons.insert(active.source);
        if (const auto *sum = std::get_if<rule::Sum>(&active.rule))
            addDifferences(sum->cells);
    }

    void addDifferences(const std::vector<Cell> &cells)
    {
        for (const Cell one : cells)
            for (const Cell other : cells)
                if (one < other && m_rules.arePeers(one, other))
                    addDifference(one, other);
    }

    /// Adds why \a fact is no candidate; steps are followed by themselves.
    void addFact(const ArgumentLevel &level, const Candidate &fact)
    {
        const int origin = level.origins.of(fact);
        if (origin != FactOrigins::atStart)
            for (const Candidate &placed : level.argument.steps[origin].placements)
                addExclusion(placed, fact);
        else if (!level.outer)
            addGivenFact(fact);
        else if (level.outer->origins.positionBefore(level.outer->origins.stepCount()).has(fact))
            addExclusion(*level.assumed, fact);
        else
            addFact(*level.outer, fact);
    }

    void addExclusion(const Candidate &placed, const Candidate &fact)
    {
        if (placed.digit == fact.digit && placed.cell != fact.cell
            && m_rules.arePeers(placed.cell, fact.cell))
            addDifference(placed.cell, fact.cell);
    }

    void addGivenFact(const Candidate &fact)
    {
        if (m_puzzle.givens.isFilled(fact.cell)) {
            m_reasons.insert(GivenCell{fact.cell});
            return;
        }
        if (!m_rules.domain(fact.cell).contains(fact.digit)) {
            for (const auto &[domain, source] : m_domains)
                if (domain.cell == fact.cell && !domain.allowed.contains(fact.digit))
                    m_reasons.insert(source);
            return;
        }
        std::optional<Cell> best;
        for (const Cell peer : m_rules.peers(fact.cell))
            if (m_puzzle.givens[peer] == fact.digit && (!best || m_reasons.contains(GivenCell{peer})))
                best = peer;
        if (!best)
            return;
        m_reasons.insert(GivenCell{*best});
        addDifference(*best, fact.cell);
    }

    const Puzzle &m_puzzle;
    const RuleIndex &m_rules;
    std::vector<std::pair<rule::Domain, RuleSource>> m_domains;
    std::map<std::pair<Cell, Cell>, RuleSource> m_pairs;
    ReasonSet m_reasons;
};

} // namespace

ReasonSet reasonsOf(const Puzzle &puzzle, const Position &start, const Argument &argument)
{
    ReasonCollector collector(puzzle, start);
    collector.collect({argument, FactOrigins(start, argument.steps)});
    return collector.take();
}

} // namespace sudoku
