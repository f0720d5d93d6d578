#include "core/hints/sums/finders.h"
#include "core/hints/sums/opencages.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

/// A cage, as far as it is in a house, or a single cell: what takes some of the digits that are looked at.
struct Unit
{
    const OpenCage *cage; ///< null for a cell
    std::vector<Cell> cells;
    int count = 1; ///< of the digits that it takes
};

/// Looks at sets of digits in each house.
class KillerSubsets
{
public:
    KillerSubsets(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_cages(OpenCages::of(position)),
          m_sink(sink)
    {
    }

    /// Calls \a look with each house and each set of digits that it lacks, until it returns false.
    template <typename Look>
    void forEachSet(bool needsEachDigit, const Look &look)
    {
        for (int house = 0; house < m_rules.houseCount(); ++house) {
            if (needsEachDigit && !m_rules.house(house).hasEachDigit)
                continue;
            gatherParts(house);
            if (!m_parts.empty() && !forEachSubset(house, {}, m_open, m_technique.size, look))
                return;
        }
    }

    bool addNaked(int house, DigitSet digits)
    {
        std::vector<Unit> units;
        int count = 0;
        CellSet covered(m_rules.cellCount());
        for (const Unit &part : m_parts)
            if (const int needed = leastOf(part, digits); needed > 0 && !covered.intersects(part.cells)) {
                units.push_back({part.cage, part.cells, needed});
                covered.insert(part.cells);
                count += needed;
            }
        if (units.empty() || count > digits.size())
            return true;
        for (const Cell cell : m_rules.house(house).cells)
            if (m_position.isOpen(cell) && !covered.contains(cell)
                && (m_position.candidates(cell) - digits).isEmpty()) {
                units.push_back({nullptr, {cell}});
                covered.insert(cell);
                ++count;
            }
        if (count != digits.size() || units.size() < 2)
            return true;
        Step step = stepOf(house, digits, units);
        for (const Cell cell : m_rules.house(house).cells)
            if (m_position.isOpen(cell) && !covered.contains(cell))
                for (const Digit digit : m_position.candidates(cell) & digits)
                    step.eliminations.push_back({cell, digit});
        return step.eliminations.empty() || m_sink.add(std::move(step));
    }

    bool addHidden(int house, DigitSet digits)
    {
        CellSet places(m_rules.cellCount());
        for (const Digit digit : digits)
            places |= m_position.cellsWith(digit) & m_rules.house(house).set;
        std::vector<Unit> units;
        int count = 0;
        for (const Unit &part : m_parts)
            if (const int most = mostOf(part, digits); most > 0 && places.intersects(part.cells)) {
                units.push_back({part.cage, part.cells, most});
                for (const Cell cell : part.cells)
                    places.remove(cell);
                count += most;
            }
        if (units.empty() || count + places.size() != digits.size())
            return true;
        for (const Cell cell : places)
            units.push_back({nullptr, {cell}});
        return units.size() < 2 || addExact(house, digits, units);
    }

private:
    /// Makes m_parts of the cages that have cells in \a house, and share none there.
    void gatherParts(int house)
    {
        m_parts.clear();
        m_open = {};
        CellSet covered(m_rules.cellCount());
        for (const Cell cell : m_rules.house(house).cells)
            m_open |= m_position.candidates(cell);
        for (const OpenCage &cage : m_cages->all()) {
            if (!cage.isKnown() || !cage.set.intersects(m_rules.house(house).set))
                continue;
            std::vector<Cell> cells = cage.cellsIn(m_rules.house(house));
            if (covered.intersects(cells))
                continue;
            covered.insert(cells);
            m_parts.push_back({&cage, std::move(cells)});
        }
    }

    template <typename Look>
    bool forEachSubset(int house, DigitSet chosen, DigitSet open, int count, const Look &look)
    {
        if (count == 0)
            return !m_sink.isDone() && look(house, chosen);
        while (open.size() >= count) {
            const DigitSet next{open.first()};
            open -= next;
            if (!forEachSubset(house, chosen | next, open, count - 1, look))
                return false;
        }
        return true;
    }

    /// Returns how many of the cells of a cage that are not in \a part can have one of \a digits.
    static int outside(const Unit &part, DigitSet digits)
    {
        int count = 0;
        for (std::size_t i = 0; i < part.cage->cells.size(); ++i)
            if (std::ranges::find(part.cells, part.cage->cells[i]) == part.cells.end()
                && !(part.cage->digits[i] & digits).isEmpty())
                ++count;
        return count;
    }

    /// Returns how many of \a digits \a part has at least.
    static int leastOf(const Unit &part, DigitSet digits)
    {
        int least = digits.size();
        for (const DigitSet combination : part.cage->combinations)
            least = std::min(least, (combination & digits).size());
        return least - outside(part, digits);
    }

    /// Returns how many of \a digits \a part has at most.
    static int mostOf(const Unit &part, DigitSet digits)
    {
        int most = 0;
        for (const DigitSet combination : part.cage->combinations)
            most = std::max(most, (combination & digits).size());
        const auto cells = part.cage->candidates(digits, part.cells);
        int places = 0;
        for (std::size_t i = 0; i < cells.size(); ++i)
            places += i == 0 || cells[i].cell != cells[i - 1].cell ? 1 : 0;
        return std::min(most, places);
    }

    /// Returns a step with the candidates of \a units as evidence, a group each.
    Step stepOf(int house, DigitSet digits, const std::vector<Unit> &units) const
    {
        Step step{.technique = &m_technique, .houses = {{house}}};
        for (const Unit &unit : units) {
            EvidenceGroup group{Role::Pattern, {}, static_cast<int>(step.groups.size())};
            for (const Cell cell : unit.cells)
                for (const Digit digit : m_position.candidates(cell) & digits)
                    group.candidates.push_back({cell, digit});
            step.groups.push_back(std::move(group));
            if (unit.cage)
                step.constraints.push_back(unit.cage->constraint);
        }
        return step;
    }

    /// Each of \a units has exactly as many of \a digits as it can have.
    bool addExact(int house, DigitSet digits, const std::vector<Unit> &units)
    {
        Step step = stepOf(house, digits, units);
        for (const Unit &unit : units)
            if (unit.cage)
                eliminateInCage(step, unit, digits);
            else
                eliminateOthers(step, unit.cells, digits);
        std::ranges::sort(step.eliminations);
        step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                                step.eliminations.end());
        return step.eliminations.empty() || m_sink.add(std::move(step));
    }

    void eliminateOthers(Step &step, std::span<const Cell> cells, DigitSet digits) const
    {
        for (const Cell cell : cells)
            for (const Digit digit : m_position.candidates(cell) - digits)
                step.eliminations.push_back({cell, digit});
    }

    void eliminateInCage(Step &step, const Unit &unit, DigitSet digits) const
    {
        std::vector<DigitSet> allowed;
        std::ranges::copy_if(unit.cage->combinations, std::back_inserter(allowed),
                             [&](DigitSet set) { return (set & digits).size() >= unit.count; });
        const std::vector<DigitSet> left = unit.cage->leftBy(allowed);
        for (std::size_t i = 0; i < left.size(); ++i)
            for (const Digit digit : unit.cage->digits[i] - left[i])
                step.eliminations.push_back({unit.cage->cells[i], digit});
        std::vector<Cell> places;
        std::ranges::copy_if(unit.cells, std::back_inserter(places),
                             [&](Cell cell) { return !(m_position.candidates(cell) & digits).isEmpty(); });
        if (static_cast<int>(places.size()) == unit.count)
            eliminateOthers(step, places, digits);
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    std::shared_ptr<const OpenCages> m_cages;
    StepSink &m_sink;
    std::vector<Unit> m_parts; // of the house that is looked at
    DigitSet m_open;           // its digits
};

} // namespace

void findKillerSubsets(const Technique &technique, const Position &position, StepSink &sink)
{
    KillerSubsets search(technique, position, sink);
    search.forEachSet(false, [&](int house, DigitSet digits) { return search.addNaked(house, digits); });
}

void findHiddenKillerSubsets(const Technique &technique, const Position &position, StepSink &sink)
{
    KillerSubsets search(technique, position, sink);
    search.forEachSet(true, [&](int house, DigitSet digits) { return search.addHidden(house, digits); });
}

} // namespace sudoku
