#include "core/hints/sums/finders.h"
#include "core/hints/sums/opencages.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Looks at the digits that cages must have, and at the houses that have their digits in a cage.
class CageOverlaps
{
public:
    CageOverlaps(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_cages(OpenCages::of(position)),
          m_sink(sink)
    {
    }

    void findInHouses()
    {
        for (const OpenCage &cage : m_cages->all())
            if (!addOnlyPlaces(cage) || !addLocked(cage) || m_sink.isDone())
                return;
        for (const OpenCage &cage : m_cages->all())
            for (int house = 0; house < m_rules.houseCount() && cage.isKnown(); ++house)
                if (m_rules.house(house).hasEachDigit && (m_sink.isDone() || !addNeeded(cage, house)))
                    return;
    }

    void findCommonPeers()
    {
        for (const OpenCage &cage : m_cages->all())
            for (const Digit digit : cage.required())
                if (m_sink.isDone() || !addSeen(cage, digit))
                    return;
    }

private:
    std::vector<Cell> placesIn(const OpenCage &cage, Digit digit) const
    {
        return (cage.set & m_position.cellsWith(digit)).toVector();
    }

    Step stepWith(const OpenCage &cage, const std::vector<Candidate> &pattern) const
    {
        Step step = stepOf(m_technique, cage);
        step.groups = {{Role::Pattern, pattern}};
        return step;
    }

    /// The cage must have a digit that has one place there.
    bool addOnlyPlaces(const OpenCage &cage)
    {
        for (const Digit digit : cage.required()) {
            const std::vector<Cell> places = placesIn(cage, digit);
            if (places.size() != 1)
                continue;
            Step step = stepWith(cage, candidatesIn(places, digit));
            step.placements = step.groups.front().candidates;
            if (!m_sink.add(std::move(step)))
                return false;
        }
        return true;
    }

    /// The cage must have a digit, and all its places for that are in a house: the rest of the house loses
    /// it.
    bool addLocked(const OpenCage &cage)
    {
        const DigitSet required = cage.required();
        for (int house = 0; house < m_rules.houseCount() && !required.isEmpty(); ++house) {
            const CellSet rest = m_rules.house(house).set - cage.set;
            if (!cage.set.intersects(m_rules.house(house).set))
                continue;
            Step step = stepWith(cage, {});
            step.houses = {{house, HouseRole::Cover}};
            for (const Digit digit : required)
                addLocked(step, placesIn(cage, digit), rest, digit);
            std::ranges::sort(step.eliminations);
            if (!step.eliminations.empty() && !m_sink.add(std::move(step)))
                return false;
        }
        return true;
    }

    /// Adds to \a step that \a digit, with \a places in the cage, is locked in its house.
    void addLocked(Step &step, const std::vector<Cell> &places, const CellSet &rest, Digit digit) const
    {
        const CellSet lost = rest & m_position.cellsWith(digit);
        if (lost.isEmpty() || !m_rules.house(step.houses.front().house).set.includes(places))
            return;
        const std::vector<Candidate> pattern = candidatesIn(places, digit);
        const std::vector<Candidate> eliminated = candidatesIn(lost, digit);
        auto &group = step.groups.front().candidates;
        group.insert(group.end(), pattern.begin(), pattern.end());
        step.eliminations.insert(step.eliminations.end(), eliminated.begin(), eliminated.end());
    }

    /// The places of a digit in a house are all in the cage, which must have it.
    bool addNeeded(const OpenCage &cage, int house)
    {
        const CellSet &cells = m_rules.house(house).set;
        if (!cells.intersects(cage.set))
            return true;
        DigitSet all;
        for (const DigitSet digits : cage.digits)
            all |= digits;
        for (const Digit digit : all) {
            const CellSet places = cells & m_position.cellsWith(digit);
            if (places.size() < 2 || !places.isSubsetOf(cage.set))
                continue;
            if (!addNarrowed(cage, house, digit, places))
                return false;
        }
        return true;
    }

    bool addNarrowed(const OpenCage &cage, int house, Digit digit, const CellSet &places)
    {
        OpenCage inside = cage; // with the digit nowhere but in the house
        for (std::size_t i = 0; i < inside.cells.size(); ++i)
            if (!places.contains(inside.cells[i]))
                inside.digits[i].remove(digit);
        std::vector<DigitSet> with;
        std::ranges::copy_if(cage.combinations, std::back_inserter(with),
                             [&](DigitSet set) { return set.contains(digit); });
        StepSink one(1);
        Step step = stepOf(m_technique, cage);
        addAllowed(std::move(step), m_position, inside, with, one);
        if (one.steps().empty())
            return true;
        step = one.takeSteps().front();
        step.groups = {{Role::Pattern, candidatesIn(places, digit)}};
        step.houses = {{house}};
        return m_sink.add(std::move(step));
    }

    /// Cells that see all places of the digit, though no house has them all.
    bool addSeen(const OpenCage &cage, Digit digit)
    {
        const std::vector<Cell> places = placesIn(cage, digit);
        const CellSet seen = (m_rules.commonPeers(places) & m_position.cellsWith(digit)) - cage.set;
        if (seen.isEmpty())
            return true;
        Step step = stepWith(cage, candidatesIn(places, digit));
        step.eliminations = candidatesIn(seen, digit);
        return m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    std::shared_ptr<const OpenCages> m_cages;
    StepSink &m_sink;
};

} // namespace

void findCageUnitOverlaps(const Technique &technique, const Position &position, StepSink &sink)
{
    CageOverlaps(technique, position, sink).findInHouses();
}

void findCommonPeerEliminations(const Technique &technique, const Position &position, StepSink &sink)
{
    CageOverlaps(technique, position, sink).findCommonPeers();
}

} // namespace sudoku
