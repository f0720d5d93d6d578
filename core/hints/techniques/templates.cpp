#include "core/hints/techniques/finders.h"

#include <algorithm>

namespace sudoku {
namespace {

/// All ways (templates) to put a digit into the houses that lack it, for each digit; without those that need
/// a cell in which each way of another digit has that one.
class Templates
{
public:
    Templates(const Position &position, const StepSink &sink)
        : m_position(position),
          m_rules(position.rules()),
          m_sink(sink),
          m_ways(m_rules.digitCount() + 1)
    {
        for (m_digit = 1; m_digit <= m_rules.digitCount(); ++m_digit)
            list();
        while (removeUnfit()) {
        }
    }

    /// Returns the open cells in which each way has \a digit.
    CellSet forced(Digit digit) const
    {
        CellSet forced = m_position.cellsWith(digit);
        for (const CellSet &way : m_ways[digit])
            forced &= way;
        return m_ways[digit].empty() ? CellSet(m_rules.cellCount()) : forced;
    }
    /// Returns the cells that have the candidate \a digit, though no way has it there.
    CellSet refuted(Digit digit) const
    {
        CellSet refuted = m_position.cellsWith(digit);
        for (const CellSet &way : m_ways[digit])
            refuted -= way;
        return m_ways[digit].empty() ? CellSet(m_rules.cellCount()) : refuted;
    }

private:
    static constexpr std::size_t maxWays = 20000; // of a digit; what has more is not looked at

    void list();
    bool add(std::size_t next, const CellSet &chosen, const CellSet &available);
    bool removeUnfit();

    const Position &m_position;
    const RuleIndex &m_rules;
    const StepSink &m_sink;
    std::vector<std::vector<CellSet>> m_ways; // by digit
    Digit m_digit = noDigit;
    std::vector<CellSet> m_rows;   // that lack the digit
    std::vector<CellSet> m_others; // the other houses that lack it
};

void Templates::list()
{
    m_rows.clear();
    m_others.clear();
    for (int house = 0; house < m_rules.houseCount(); ++house)
        if (m_rules.house(house).hasEachDigit && m_position.placesIn(house, m_digit) != 0)
            (m_rules.house(house).type == HouseType::Row ? m_rows : m_others)
                .push_back(m_rules.house(house).set);
    if (!m_rows.empty() && !add(0, CellSet(m_rules.cellCount()), m_position.cellsWith(m_digit)))
        m_ways[m_digit].clear();
}

/// Puts the digit into the rows from \a next on in all ways. Returns whether there are not too many.
bool Templates::add(std::size_t next, const CellSet &chosen, const CellSet &available)
{
    std::vector<CellSet> &ways = m_ways[m_digit];
    if (m_sink.isDone() || ways.size() >= maxWays)
        return false;
    if (next < m_rows.size() && chosen.intersects(m_rows[next])) // in a row of another board
        return add(next + 1, chosen, available);
    if (next < m_rows.size()) {
        const CellSet places = available & m_rows[next];
        return std::all_of(places.begin(), places.end(), [&](Cell cell) {
            CellSet more = chosen;
            more.insert(cell);
            return add(next + 1, more, available - m_rules.peers(cell));
        });
    }
    if (std::ranges::all_of(m_others, [&](const CellSet &house) { return chosen.intersects(house); }))
        ways.push_back(chosen);
    return true;
}

/// Removes the ways that need a cell which another digit takes in any case.
bool Templates::removeUnfit()
{
    bool isChanged = false;
    for (Digit digit = 1; digit <= m_rules.digitCount(); ++digit)
        if (const CellSet taken = forced(digit); !taken.isEmpty())
            for (std::vector<CellSet> &ways : m_ways)
                if (&ways != &m_ways[digit])
                    isChanged |=
                        std::erase_if(ways, [&](const CellSet &way) { return way.intersects(taken); }) > 0;
    return isChanged;
}

} // namespace

void findTemplateSets(const Technique &technique, const Position &position, StepSink &sink)
{
    const Templates templates(position, sink);
    for (Digit digit = 1; digit <= position.rules().digitCount() && !sink.isDone(); ++digit)
        if (const CellSet forced = templates.forced(digit); !forced.isEmpty())
            sink.add({.technique = &technique,
                      .placements = candidatesIn(forced, digit),
                      .groups = {{Role::Pattern, candidatesIn(position.cellsWith(digit), digit)}}});
}

void findTemplateDeletes(const Technique &technique, const Position &position, StepSink &sink)
{
    const Templates templates(position, sink);
    for (Digit digit = 1; digit <= position.rules().digitCount() && !sink.isDone(); ++digit)
        if (const CellSet refuted = templates.refuted(digit); !refuted.isEmpty())
            sink.add({.technique = &technique,
                      .eliminations = candidatesIn(refuted, digit),
                      .groups = {{Role::Pattern, candidatesIn(position.cellsWith(digit) - refuted, digit)}}});
}

} // namespace sudoku
