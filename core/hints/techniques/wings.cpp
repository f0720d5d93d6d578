#include "core/hints/techniques/finders.h"
#include "core/hints/techniques/stronglinks.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

/// Returns the cells with \a count candidates, ascending.
std::vector<Cell> cellsOfSize(const Position &position, int count)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        if (position.candidates(cell).size() == count)
            cells.push_back(cell);
    return cells;
}

/// Looks for two cells with the same two digits where a strong link of one digit lets only one cell have
/// that digit: so the other digit is in one of them.
class WWings
{
public:
    WWings(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_sink(sink)
    {
    }

    void find()
    {
        const std::vector<Cell> cells = cellsOfSize(m_position, 2);
        for (auto one = cells.begin(); one != cells.end() && !m_sink.isDone(); ++one)
            for (auto other = one + 1; other != cells.end(); ++other)
                if (m_position.candidates(*one) == m_position.candidates(*other)
                    && !m_rules.arePeers(*one, *other) && !join(*one, *other))
                    return;
    }

private:
    bool join(Cell one, Cell other)
    {
        const DigitSet digits = m_position.candidates(one);
        const CellSet seen = m_rules.peers(one) & m_rules.peers(other);
        for (const Digit digit : {digits.first(), digits.last()}) {
            const Digit joined = digit == digits.first() ? digits.last() : digits.first();
            const CellSet eliminated = seen & m_position.cellsWith(digit);
            if (!eliminated.isEmpty() && !joinBy(one, other, joined, eliminated, digit))
                return false;
        }
        return true;
    }

    /// Looks for a strong link of \a joined.
    bool joinBy(Cell one, Cell other, Digit joined, const CellSet &eliminated, Digit digit)
    {
        for (int house = 0; house < m_rules.houseCount(); ++house) {
            const Places places = m_position.placesIn(house, joined);
            if (!std::has_single_bit(places & (places - 1)) || !m_rules.house(house).hasEachDigit)
                continue;
            const Cell a = m_rules.house(house).cells[std::countr_zero(places)];
            const Cell b = m_rules.house(house).cells[std::countr_zero(places & (places - 1))];
            for (const auto &[near, far] : {std::pair{a, b}, std::pair{b, a}})
                if (m_rules.arePeers(one, near) && m_rules.arePeers(other, far))
                    return m_sink.add(
                        {.technique = &m_technique,
                         .eliminations = candidatesIn(eliminated, digit),
                         .groups = {{Role::Pattern,
                                     {{one, joined}, {near, joined}, {far, joined}, {other, joined}}},
                                    {Role::Pincer, {{one, digit}, {other, digit}}}},
                         .houses = {{house}},
                         .chains = {alternatingChain({{one, digit},
                                                      {one, joined},
                                                      {near, joined},
                                                      {far, joined},
                                                      {other, joined},
                                                      {other, digit}})}});
        }
        return true;
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    StepSink &m_sink;
};

/// Looks for a pivot that sees two cells of two digits, such that the three have three digits together.
/// Whatever the pivot is, one of the two cells (or itself, if it has all three) is the digit that they share.
class XyzWings
{
public:
    XyzWings(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_sink(sink)
    {
    }

    void find()
    {
        const std::vector<Cell> pincers = cellsOfSize(m_position, 2);
        std::vector<Cell> near;
        for (Cell pivot = 0; pivot < m_rules.cellCount() && !m_sink.isDone(); ++pivot) {
            const DigitSet digits = m_position.candidates(pivot);
            if (digits.size() != m_technique.size)
                continue;
            near.clear();
            for (const Cell cell : pincers)
                if (m_rules.arePeers(pivot, cell) && !(m_position.candidates(cell) & digits).isEmpty())
                    near.push_back(cell);
            for (auto one = near.begin(); one != near.end(); ++one)
                for (auto other = one + 1; other != near.end(); ++other)
                    if (!addStep(pivot, *one, *other))
                        return;
        }
    }

private:
    bool addStep(Cell pivot, Cell one, Cell other)
    {
        const DigitSet ones = m_position.candidates(one);
        const DigitSet others = m_position.candidates(other);
        const DigitSet shared = ones & others;
        const DigitSet digits = m_position.candidates(pivot);
        if (!shared.isSingle() || (digits | shared) != (ones | others))
            return true;
        const Digit digit = shared.first();
        const bool isPivotPincer = digits.contains(digit);
        CellSet eliminated = m_rules.peers(one) & m_rules.peers(other) & m_position.cellsWith(digit);
        if (isPivotPincer)
            eliminated &= m_rules.peers(pivot);
        if (eliminated.isEmpty())
            return true;
        EvidenceGroup pincers{Role::Pincer, {{one, digit}, {other, digit}}};
        if (isPivotPincer)
            pincers.candidates.push_back({pivot, digit});
        const Digit a = (ones - shared).first();
        const Digit b = (others - shared).first();
        Step step{
            .technique = &m_technique,
            .eliminations = candidatesIn(eliminated, digit),
            .groups = {{Role::Pattern, {{pivot, a}, {pivot, b}, {one, a}, {other, b}}}, std::move(pincers)}};
        if (!isPivotPincer)
            step.chains = {alternatingChain(
                {{one, digit}, {one, a}, {pivot, a}, {pivot, b}, {other, b}, {other, digit}})};
        return m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    StepSink &m_sink;
};

} // namespace

void findWWings(const Technique &technique, const Position &position, StepSink &sink)
{
    WWings(technique, position, sink).find();
}

void findXyWings(const Technique &technique, const Position &position, StepSink &sink)
{
    XyzWings(technique, position, sink).find();
}

} // namespace sudoku
