#include "core/hints/story/stepreads.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

/// Collects candidates that are gone.
class ReadCollector
{
public:
    explicit ReadCollector(const Position &position)
        : m_position(position),
          m_digits(DigitSet::all(position.rules().digitCount())),
          m_reads(position.rules().cellCount())
    {
    }

    void addCell(Cell cell) { add(cell, m_digits); }
    void addHouse(int house, DigitSet digits)
    {
        for (const Cell cell : m_position.rules().house(house).cells)
            add(cell, digits);
    }
    void addRule(const Rule &rule)
    {
        for (const Cell cell : cellsOf(rule))
            addCell(cell);
    }
    /// Adds what makes a strong link between two cells.
    void addLink(const ChainLink &link)
    {
        const RuleIndex &rules = m_position.rules();
        for (int house = 0; house < rules.houseCount() && link.isStrong(); ++house) {
            const auto isInside = [&](const Candidate &candidate) {
                return rules.house(house).set.contains(candidate.cell);
            };
            if (rules.house(house).hasEachDigit && std::ranges::all_of(link.from, isInside)
                && std::ranges::all_of(link.to, isInside))
                addHouse(house, {link.from.front().digit, link.to.front().digit});
        }
    }

    std::vector<Candidate> take() const
    {
        std::vector<Candidate> reads;
        for (Cell cell = 0; cell < std::ssize(m_reads); ++cell)
            for (const Digit digit : m_reads[cell])
                reads.push_back({cell, digit});
        return reads;
    }

private:
    void add(Cell cell, DigitSet digits) { m_reads[cell] |= digits - m_position.candidates(cell); }

    const Position &m_position;
    DigitSet m_digits;
    std::vector<DigitSet> m_reads; // by cell
};

} // namespace

std::vector<Candidate> candidatesOf(const Step &step)
{
    const std::vector<Candidate> evidence = step.evidence();
    std::set<Candidate> all(evidence.begin(), evidence.end());
    all.insert(step.placements.begin(), step.placements.end());
    all.insert(step.eliminations.begin(), step.eliminations.end());
    return {all.begin(), all.end()};
}

std::vector<Candidate> readsOf(const Position &before, const Step &step)
{
    ReadCollector reads(before);
    DigitSet digits;
    for (const auto &[cell, digit] : candidatesOf(step)) {
        digits.insert(digit);
        if (!step.isPlacedInHouse())
            reads.addCell(cell);
    }
    for (const HouseEvidence &evidence : step.houses)
        reads.addHouse(evidence.house, digits);
    for (const ActiveRule &active : before.rules().otherRules())
        if (const auto *source = std::get_if<ConstraintIndex>(&active.source))
            if (std::ranges::find(step.constraints, source->index) != step.constraints.end())
                reads.addRule(active.rule);
    for (const std::vector<ChainLink> &chain : step.chains)
        for (const ChainLink &link : chain)
            reads.addLink(link);
    return reads.take();
}

std::vector<Candidate> readsOf(const Position &position, const PlainContradiction &contradiction)
{
    ReadCollector reads(position);
    if (const auto *no = std::get_if<contradiction::NoPlace>(&contradiction))
        reads.addHouse(no->house, {no->digit});
    else
        for (const Cell cell : cellsOf(position.rules(), contradiction))
            reads.addCell(cell);
    return reads.take();
}

FactOrigins::FactOrigins(const Position &start, const std::vector<Step> &steps)
    : m_digitCount(start.rules().digitCount()),
      m_positions{start},
      m_origins(static_cast<std::size_t>(start.rules().cellCount()) * m_digitCount, FactOrigins::atStart)
{
    for (int step = 0; step < std::ssize(steps); ++step) {
        Position after = m_positions.back();
        after.apply(steps[step]);
        for (Cell cell = 0; cell < start.rules().cellCount(); ++cell)
            for (const Digit digit : m_positions.back().candidates(cell) - after.candidates(cell))
                m_origins[numberOf({cell, digit})] = step;
        m_positions.push_back(std::move(after));
    }
}

} // namespace sudoku
