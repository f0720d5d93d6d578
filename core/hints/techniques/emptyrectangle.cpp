#include "core/hints/techniques/duals.h"
#include "core/hints/techniques/stronglinks.h"

namespace sudoku {
namespace {

/// Looks for boxes in which a digit lies in one row and one column only: where a strong link turns the row
/// into another one, a cell of the column cannot have the digit (and the other way round).
class EmptyRectangles
{
public:
    EmptyRectangles(const Technique &technique, const Position &position, int minCount, int maxCount,
                    StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_minCount(minCount),
          m_maxCount(maxCount),
          m_sink(sink)
    {
    }

    void find()
    {
        for (m_digit = 1; m_digit <= m_rules.digitCount() && !m_sink.isDone(); ++m_digit) {
            m_links = strongLinks(m_position, m_digit);
            std::erase_if(m_links,
                          [this](const StrongLink &link) { return !m_rules.house(link.house).isLine(); });
            for (m_box = m_rules.firstBox(); m_box < m_rules.endOfBoxes() && !m_links.empty(); ++m_box)
                if (!findInBox())
                    return;
        }
    }

private:
    bool findInBox()
    {
        if (!m_rules.house(m_box).hasEachDigit || m_rules.house(m_box).type != HouseType::Box)
            return true;
        const CellSet cells = m_rules.house(m_box).set & m_position.cellsWith(m_digit);
        if (const int count = cells.size(); count < m_minCount || count > m_maxCount)
            return true;
        // The first cell lies in the row or in the column, and what is not in that line gives the other.
        const Cell first = cells.first();
        for (const bool isInRow : {true, false}) {
            const int line = lineOf(first, isInRow);
            const CellSet rest = cells - m_rules.house(line).set;
            if (rest.isEmpty())
                return true; // all lie in a line
            const int across = lineOf(rest.first(), !isInRow);
            const bool isKnown = !isInRow && across == m_rules.rowOf(first); // the first is where they cross
            if (isKnown || !cells.isSubsetOf(m_rules.house(line).set | m_rules.house(across).set))
                continue;
            if (!turn(cells, line, across) || !turn(cells, across, line))
                return false;
        }
        return true;
    }

    int lineOf(Cell cell, bool isRow) const { return isRow ? m_rules.rowOf(cell) : m_rules.columnOf(cell); }

    /// Looks for strong links that turn the line \a from of the box, so that it meets the line \a to.
    bool turn(const CellSet &cells, int from, int to)
    {
        const CellSet &box = m_rules.house(m_box).set;
        const CellSet &line = m_rules.house(to).set;
        const bool isFromRow = m_rules.house(from).type == HouseType::Row;
        for (const StrongLink &link : m_links) {
            if (link.house == to || m_rules.house(link.house).type != m_rules.house(to).type)
                continue;
            for (const Cell near : {link.a, link.b}) {
                if (lineOf(near, isFromRow) != from || box.contains(near))
                    continue;
                const int farLine = lineOf(link.otherThan(near), isFromRow);
                const CellSet met = m_rules.house(farLine).set & line & m_position.cellsWith(m_digit);
                if (!met.isEmpty() && !box.contains(met.first())
                    && !addStep(cells - line, cells & line, link, near, met.first()))
                    return false;
            }
        }
        return true;
    }

    bool addStep(const CellSet &turned, const CellSet &other, const StrongLink &link, Cell near,
                 Cell eliminated)
    {
        const std::vector<Candidate> first = candidatesIn(other, m_digit);
        const std::vector<Candidate> second = candidatesIn(turned, m_digit);
        const Candidate third{near, m_digit};
        const Candidate last{link.otherThan(near), m_digit};
        EvidenceGroup pattern{Role::Pattern, second};
        pattern.candidates.push_back(third);
        EvidenceGroup pincers{Role::Pincer, first};
        pincers.candidates.push_back(last);
        return m_sink.add({.technique = &m_technique,
                           .eliminations = {{eliminated, m_digit}},
                           .groups = {std::move(pattern), std::move(pincers)},
                           .houses = {{m_box}, {link.house}},
                           .chains = {{{first, second, false, true},
                                       {second, {third}, true, false},
                                       {{third}, {last}, false, true}}}});
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    int m_minCount;
    int m_maxCount;
    StepSink &m_sink;
    Digit m_digit = noDigit;
    std::vector<StrongLink> m_links; // in lines
    int m_box = 0;
};

} // namespace

void findEmptyRectangles(const Technique &technique, const Position &position, StepSink &sink)
{
    EmptyRectangles(technique, position, 3, maxBoardSize, sink).find();
}

void findSmallEmptyRectangles(const Technique &technique, const Position &position, StepSink &sink)
{
    EmptyRectangles(technique, position, 2, 2, sink).find();
}

void findDualEmptyRectangles(const Technique &technique, const Position &position, StepSink &sink)
{
    findTwins(
        technique, position, sink,
        [](const Technique &single, const Position &in, StepSink &all) {
            EmptyRectangles(single, in, 2, maxBoardSize, all).find();
        },
        [](const Step &one, const Step &other) {
            return one.houses.front() == other.houses.front()
                   && one.eliminations.front().digit == other.eliminations.front().digit;
        });
}

} // namespace sudoku
