#include "core/hints/steps/alternatives.h"
#include "core/hints/steps/conclusions.h"
#include "core/hints/techniques/stronglinks.h"
#include "core/hints/uniqueness/finders.h"
#include "core/hints/uniqueness/rectangles.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Looks for rectangles that two digits would fill, were they nowhere else in two houses that have two of the
/// cells each: so one of their other places in these houses (a guardian) is true.
class ExternalRectangles
{
public:
    ExternalRectangles(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_sink(sink)
    {
    }

    void find()
    {
        Rectangles(m_position).visitWithBoth([this](const Rectangle &rectangle, Digit a, Digit b) {
            for (const std::array<int, 2> &houses : housesOf(rectangle))
                offer({rectangle, {a, b}, houses});
            return !m_sink.isDone();
        });
        m_ways.forEach([this](const Way &way) { return m_sink.add(stepOf(way)); });
    }

private:
    struct Way
    {
        Rectangle rectangle;
        DigitSet digits;
        std::array<int, 2> houses;
    };

    /// Returns each two houses that have two cells of \a rectangle each, and all four together.
    std::vector<std::array<int, 2>> housesOf(const Rectangle &rectangle) const
    {
        std::vector<std::array<int, 2>> pairs;
        const auto &[first, inRow, inColumn, opposite] = rectangle;
        for (const auto &[partner, across] : {std::pair{inRow, inColumn}, std::pair{inColumn, inRow}})
            for (const int one : housesOf(first, partner))
                for (const int other : housesOf(across, opposite))
                    pairs.push_back({one, other});
        return pairs;
    }

    /// Returns the houses that have both cells and each digit.
    std::vector<int> housesOf(Cell one, Cell other) const
    {
        std::vector<int> houses;
        for (const auto &[house, place] : m_rules.housesOf(one))
            if (m_rules.house(house).hasEachDigit && m_rules.house(house).set.contains(other))
                houses.push_back(house);
        return houses;
    }

    CellSet outerCells(const Way &way) const
    {
        CellSet cells = m_rules.house(way.houses[0]).set | m_rules.house(way.houses[1]).set;
        for (const Cell cell : way.rectangle)
            cells.remove(cell);
        return cells;
    }

    std::vector<Candidate> guardiansOf(const Way &way) const
    {
        return candidatesAmong(m_position, outerCells(way), way.digits);
    }

    /// Returns whether both digits have several guardians: no candidate excludes all of them.
    bool hasTooMany(const Way &way) const
    {
        const CellSet cells = outerCells(way);
        return (cells & m_position.cellsWith(way.digits.first())).size() > 1
               && (cells & m_position.cellsWith(way.digits.last())).size() > 1;
    }

    void offer(const Way &way)
    {
        if (hasTooMany(way))
            return;
        const std::vector<Candidate> guardians = guardiansOf(way);
        Step step;
        if (guardians.empty() || !conclude(step, m_position, guardians))
            return;
        ConclusionKey key;
        for (const std::vector<Candidate> &conclusions : {step.placements, step.eliminations})
            for (const auto &[cell, digit] : conclusions)
                key.add(2 * (cell * (m_rules.digitCount() + 1) + digit) + (step.placements.empty() ? 0 : 1));
        const int count = step.placements.empty() ? key.count() : m_rules.cellCount();
        m_ways.offer(key.value(),
                     {count, static_cast<int>(guardians.size()), *std::ranges::min_element(way.rectangle)},
                     way);
    }

    Step stepOf(const Way &way) const
    {
        Step step{.technique = &m_technique};
        const std::vector<Candidate> guardians = guardiansOf(way);
        conclude(step, m_position, guardians);
        Rectangle ascending = way.rectangle;
        std::ranges::sort(ascending);
        step.groups = {{Role::Pattern, candidatesAmong(m_position, ascending, way.digits)},
                       {Role::Fin, guardians}};
        step.houses = {{way.houses[0]}, {way.houses[1]}};
        return step;
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    StepSink &m_sink;
    Conclusions<Way> m_ways;
};

} // namespace

void findExternalRectangles(const Technique &technique, const Position &position, StepSink &sink)
{
    ExternalRectangles(technique, position, sink).find();
}

} // namespace sudoku
