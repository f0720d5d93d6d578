#include "core/hints/techniques/finders.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Looks at the houses that follow from others.
class Leftovers
{
public:
    Leftovers(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_sink(sink)
    {
    }

    void find()
    {
        for (const auto look : {&Leftovers::findRepeated, &Leftovers::findSingles, &Leftovers::findPointing,
                                &Leftovers::findClaiming})
            for (int house = m_rules.houseCount(); house < m_rules.allHouseCount(); ++house)
                if (!(this->*look)(house))
                    return;
    }

private:
    bool hasDigit(int house, Digit digit) const
    {
        return std::ranges::any_of(m_rules.house(house).cells,
                                   [&](Cell cell) { return m_position.digitAt(cell) == digit; });
    }

    CellSet placesIn(int house, Digit digit) const
    {
        return m_rules.house(house).set & m_position.cellsWith(digit);
    }

    /// Calls \a look with each digit that \a house lacks, until that returns false.
    template <typename Look>
    bool forEachMissing(int house, Look look)
    {
        for (Digit digit = 1; digit <= m_rules.digitCount(); ++digit)
            if (!hasDigit(house, digit) && !look(digit))
                return false;
        return true;
    }

    /// Candidates with a digit that the house has already.
    bool findRepeated(int house)
    {
        Step step{.technique = &m_technique, .groups = {{Role::Pattern, {}}}, .houses = {{house}}};
        for (const Cell cell : m_rules.house(house).cells) {
            if (m_position.isOpen(cell))
                continue;
            const Digit digit = m_position.digitAt(cell);
            const std::vector<Candidate> repeated = candidatesIn(placesIn(house, digit), digit);
            step.eliminations.insert(step.eliminations.end(), repeated.begin(), repeated.end());
            if (!repeated.empty())
                step.groups.front().candidates.push_back({cell, digit});
        }
        std::ranges::sort(step.eliminations);
        return step.isEmpty() || m_sink.add(std::move(step));
    }

    bool findSingles(int house)
    {
        return forEachMissing(house, [&](Digit digit) {
            const CellSet places = placesIn(house, digit);
            const std::vector<Candidate> only = candidatesIn(places, digit);
            return only.size() != 1
                   || m_sink.add({.technique = &m_technique,
                                  .placements = only,
                                  .groups = {{Role::Pattern, only}},
                                  .houses = {{house}}});
        });
    }

    /// All places in the house see a cell.
    bool findPointing(int house)
    {
        return forEachMissing(house, [&](Digit digit) {
            const CellSet places = placesIn(house, digit);
            const CellSet seen = m_rules.commonPeers(places) & m_position.cellsWith(digit);
            return places.size() < 2 || seen.isEmpty()
                   || m_sink.add({.technique = &m_technique,
                                  .eliminations = candidatesIn(seen, digit),
                                  .groups = {{Role::Pattern, candidatesIn(places, digit)}},
                                  .houses = {{house}}});
        });
    }

    /// All places in another house are in this one.
    bool findClaiming(int house)
    {
        for (int other = 0; other < m_rules.allHouseCount(); ++other)
            if (other != house && m_rules.house(other).hasEachDigit && !claim(house, other))
                return false;
        return true;
    }

    bool claim(int house, int other)
    {
        return forEachMissing(other, [&](Digit digit) {
            const CellSet places = placesIn(other, digit);
            const CellSet rest = placesIn(house, digit) - places;
            return places.size() < 2 || rest.isEmpty() || !places.isSubsetOf(m_rules.house(house).set)
                   || m_sink.add({.technique = &m_technique,
                                  .eliminations = candidatesIn(rest, digit),
                                  .groups = {{Role::Pattern, candidatesIn(places, digit)}},
                                  .houses = {{other, HouseRole::Base}, {house, HouseRole::Cover}}});
        });
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    StepSink &m_sink;
};

} // namespace

void findLeftovers(const Technique &technique, const Position &position, StepSink &sink)
{
    Leftovers(technique, position, sink).find();
}

} // namespace sudoku
