#include "core/hints/techniques/finders.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

/// Looks for cells of a house that have together as many digits as there are cells.
class NakedSubsets
{
public:
    NakedSubsets(const Technique &technique, const Position &position, bool isLocked, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_isLocked(isLocked),
          m_sink(sink)
    {
    }

    void find()
    {
        for (m_house = 0; m_house < m_rules.allHouseCount() && !m_sink.isDone(); ++m_house) {
            m_open.clear();
            for (const Cell cell : m_rules.house(m_house).cells)
                if (const int count = m_position.candidates(cell).size();
                    count > 1 && count <= m_technique.size)
                    m_open.push_back(cell);
            extend(0, {});
        }
    }

private:
    bool extend(std::size_t next, DigitSet digits)
    {
        if (std::ssize(m_chosen) == m_technique.size)
            return addStep(digits);
        for (; next < m_open.size(); ++next) {
            const DigitSet more = digits | m_position.candidates(m_open[next]);
            if (more.size() > m_technique.size)
                continue;
            m_chosen.push_back(m_open[next]);
            const bool goesOn = extend(next + 1, more);
            m_chosen.pop_back();
            if (!goesOn)
                return false;
        }
        return true;
    }

    bool addStep(DigitSet digits)
    {
        for (int house = 0; house < m_house; ++house)
            if (m_rules.house(house).set.includes(m_chosen))
                return true; // it was found there
        CellSet seen = m_rules.commonPeers(m_chosen);
        if (m_rules.isImplied(m_house))
            seen |= m_rules.house(m_house).set - CellSet(m_rules.cellCount(), m_chosen);
        Step step{.technique = &m_technique, .houses = {{m_house}}};
        CellSet changed(m_rules.cellCount());
        for (const Cell cell : seen)
            for (const Digit digit : m_position.candidates(cell) & digits) {
                step.eliminations.push_back({cell, digit});
                changed.insert(cell);
            }
        if (step.isEmpty() || isLocked(changed) != m_isLocked)
            return true;
        EvidenceGroup pattern{Role::Pattern, {}};
        for (const Cell cell : m_chosen)
            for (const Digit digit : m_position.candidates(cell))
                pattern.candidates.push_back({cell, digit});
        step.groups.push_back(std::move(pattern));
        return m_sink.add(std::move(step));
    }

    /// Returns whether the cells lie in two houses, and change cells of both.
    bool isLocked(const CellSet &changed) const
    {
        constexpr int maxLocked = 3;
        return m_technique.size <= maxLocked
               && std::ranges::count_if(m_rules.houses(), [&](const IndexedHouse &house) {
                      return house.set.includes(m_chosen) && house.set.intersects(changed);
                  }) > 1;
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    bool m_isLocked;
    StepSink &m_sink;
    int m_house = 0;
    std::vector<Cell> m_open;
    std::vector<Cell> m_chosen;
};

/// Looks for digits of a house that have together as many places as there are digits.
class HiddenSubsets
{
public:
    HiddenSubsets(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_sink(sink)
    {
    }

    void find()
    {
        for (m_house = 0; m_house < m_rules.allHouseCount() && !m_sink.isDone(); ++m_house)
            if (m_rules.house(m_house).hasEachDigit)
                extend(1, {}, 0);
    }

private:
    bool extend(Digit next, DigitSet chosen, Places places)
    {
        if (chosen.size() == m_technique.size)
            return addStep(chosen, places);
        for (; next <= m_rules.digitCount(); ++next) {
            const Places own = m_rules.isImplied(m_house) ? m_position.placesInImplied(m_house, next)
                                                          : m_position.placesIn(m_house, next);
            const Places more = places | own;
            if (own == 0 || std::popcount(more) > m_technique.size)
                continue;
            DigitSet digits = chosen;
            digits.insert(next);
            if (!extend(next + 1, digits, more))
                return false;
        }
        return true;
    }

    bool addStep(DigitSet digits, Places places)
    {
        if (std::popcount(places) != m_technique.size)
            return true; // fewer: the position has no solution
        Step step{.technique = &m_technique, .houses = {{m_house}}};
        EvidenceGroup pattern{Role::Pattern, {}};
        for (const Cell cell : m_position.cellsAt(m_house, places))
            for (const Digit digit : m_position.candidates(cell)) {
                std::vector<Candidate> &list =
                    digits.contains(digit) ? pattern.candidates : step.eliminations;
                list.push_back({cell, digit});
            }
        if (step.isEmpty())
            return true;
        step.groups.push_back(std::move(pattern));
        return m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    StepSink &m_sink;
    int m_house = 0;
};

} // namespace

void findLockedSubsets(const Technique &technique, const Position &position, StepSink &sink)
{
    NakedSubsets(technique, position, true, sink).find();
}

void findNakedSubsets(const Technique &technique, const Position &position, StepSink &sink)
{
    NakedSubsets(technique, position, false, sink).find();
}

void findHiddenSubsets(const Technique &technique, const Position &position, StepSink &sink)
{
    HiddenSubsets(technique, position, sink).find();
}

} // namespace sudoku
