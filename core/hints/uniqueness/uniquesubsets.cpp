#include "core/hints/techniques/stronglinks.h"
#include "core/hints/uniqueness/finders.h"
#include "core/hints/uniqueness/uniquerectangles.h"

namespace sudoku {
namespace {

// A larger subset is hard to see, and there are too many to try on a large board.
constexpr int maxSmallBoard = 9;
constexpr int maxSubset = 5;

/// Looks for cells that make, with the other digits of a roof of two cells as if they were those of one cell,
/// a naked subset of a house.
class UniqueSubsets
{
public:
    UniqueSubsets(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_sink(sink),
          m_maxDigits(m_rules.digitCount() <= maxSmallBoard ? m_rules.digitCount() : maxSubset)
    {
    }

    bool find(const UniqueRectangle &unique)
    {
        if (!unique.isRoofInLine())
            return true;
        m_unique = &unique;
        for (const auto &[house, place] : m_rules.housesOf(unique.roof.front())) {
            if (!m_rules.house(house).set.contains(unique.roof.back()))
                continue;
            m_house = house;
            m_others.clear();
            for (const Cell cell : m_rules.house(house).cells)
                if (!unique.isRoof(cell) && m_position.isOpen(cell))
                    m_others.push_back(cell);
            m_chosen.clear();
            if (!extend(0, unique.extras()))
                return false;
        }
        return true;
    }

private:
    bool extend(std::size_t next, DigitSet digits)
    {
        if (!m_chosen.empty() && digits.size() == std::ssize(m_chosen) + 1 && !addStep(digits))
            return false;
        for (; next < m_others.size(); ++next) {
            const DigitSet more = digits | m_position.candidates(m_others[next]);
            if (more.size() > m_maxDigits)
                continue;
            m_chosen.push_back(m_others[next]);
            const bool goesOn = extend(next + 1, more);
            m_chosen.pop_back();
            if (!goesOn)
                return false;
        }
        return true;
    }

    bool addStep(DigitSet digits)
    {
        std::vector<Cell> all = m_chosen;
        all.insert(all.end(), m_unique->roof.begin(), m_unique->roof.end());
        std::vector<Candidate> eliminations = candidatesAmong(m_position, m_rules.commonPeers(all), digits);
        if (eliminations.empty())
            return true;
        Step step = m_unique->step(m_technique, std::move(eliminations));
        step.groups.push_back({Role::AlmostLocked, candidatesAmong(m_position, m_chosen, digits)});
        step.houses.push_back({m_house});
        return m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    StepSink &m_sink;
    int m_maxDigits;
    const UniqueRectangle *m_unique = nullptr;
    int m_house = 0;
    std::vector<Cell> m_others;
    std::vector<Cell> m_chosen;
};

} // namespace

void findUniqueness3(const Technique &technique, const Position &position, StepSink &sink)
{
    UniqueSubsets subsets(technique, position, sink);
    visitUniqueRectangles(position, [&](const UniqueRectangle &unique) { return subsets.find(unique); });
}

} // namespace sudoku
