#include "core/hints/techniques/duals.h"
#include "core/hints/techniques/stronglinks.h"

#include <algorithm>

namespace sudoku {
namespace {

/// How the houses of the two strong links lie.
enum class TurbotKind {
    Skyscraper, ///< two parallel lines, joined by a line across
    Kite,       ///< a row and a column, joined by a box
    Other,
};

/// Two strong links of a digit, with an end of one in sight of an end of the other: one of the free ends is
/// true.
class TurbotFish
{
public:
    TurbotFish(const Technique &technique, const Position &position, TurbotKind kind, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_kind(kind),
          m_sink(sink)
    {
    }

    void find()
    {
        for (m_digit = 1; m_digit <= m_rules.digitCount(); ++m_digit)
            if (m_sink.isDone() || !join())
                return;
    }

private:
    bool join()
    {
        std::vector<StrongLink> links = strongLinks(m_position, m_digit);
        if (m_kind == TurbotKind::Other)
            removeParallel(links);
        for (auto one = links.begin(); one != links.end(); ++one)
            for (auto other = one + 1; other != links.end(); ++other) {
                if (other->has(one->a) || other->has(one->b) || !isOfKind(*one, *other))
                    continue;
                for (const Cell from : {one->a, one->b})
                    for (const Cell to : {other->a, other->b})
                        if (m_rules.arePeers(from, to) && kindOf(*one, from, *other, to) == m_kind
                            && !addStep(*one, from, *other, to))
                            return false;
            }
        return true;
    }

    HouseType typeOf(const StrongLink &link) const { return m_rules.house(link.house).type; }

    /// Returns whether the houses can be of the kind.
    bool isOfKind(const StrongLink &one, const StrongLink &other) const
    {
        const bool areLines = m_rules.house(one.house).isLine() && m_rules.house(other.house).isLine();
        const bool areParallel = typeOf(one) == typeOf(other);
        return m_kind == TurbotKind::Other || (areLines && areParallel == (m_kind == TurbotKind::Skyscraper));
    }

    TurbotKind kindOf(const StrongLink &one, Cell from, const StrongLink &other, Cell to) const
    {
        if (!m_rules.house(one.house).isLine() || !m_rules.house(other.house).isLine())
            return TurbotKind::Other;
        if (typeOf(one) != typeOf(other))
            return m_rules.geometry().shareRegion(from, to) ? TurbotKind::Kite : TurbotKind::Other;
        return lineAcross(one, from) == lineAcross(other, to) ? TurbotKind::Skyscraper : TurbotKind::Other;
    }

    int lineAcross(const StrongLink &link, Cell cell) const
    {
        return typeOf(link) == HouseType::Row ? m_rules.columnOf(cell) : m_rules.rowOf(cell);
    }

    bool addStep(const StrongLink &one, Cell from, const StrongLink &other, Cell to)
    {
        const Cell begin = one.otherThan(from);
        const Cell end = other.otherThan(to);
        const bool isXWing =
            m_kind == TurbotKind::Skyscraper && lineAcross(one, begin) == lineAcross(other, end);
        CellSet eliminated = m_rules.peers(begin) & m_rules.peers(end) & m_position.cellsWith(m_digit);
        eliminated.remove(from);
        eliminated.remove(to);
        if (isXWing || eliminated.isEmpty())
            return true;
        Step step{
            .technique = &m_technique,
            .eliminations = candidatesIn(eliminated, m_digit),
            .groups = {{Role::Pattern, {{from, m_digit}, {to, m_digit}}},
                       {Role::Pincer, {{begin, m_digit}, {end, m_digit}}}},
            .houses = {{one.house}, {other.house}},
            .chains = {alternatingChain({{begin, m_digit}, {from, m_digit}, {to, m_digit}, {end, m_digit}})}};
        if (const std::optional<int> across = commonHouse(m_rules, from, to))
            step.houses.push_back({*across, HouseRole::Cover});
        return m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    TurbotKind m_kind;
    StepSink &m_sink;
    Digit m_digit = noDigit;
};

} // namespace

void findSkyscrapers(const Technique &technique, const Position &position, StepSink &sink)
{
    TurbotFish(technique, position, TurbotKind::Skyscraper, sink).find();
}

void findTwoStringKites(const Technique &technique, const Position &position, StepSink &sink)
{
    TurbotFish(technique, position, TurbotKind::Kite, sink).find();
}

// HoDoKu also joins kites of two digits, if they meet in the same cells.
void findDualTwoStringKites(const Technique &technique, const Position &position, StepSink &sink)
{
    findTwins(technique, position, sink, findTwoStringKites, [](const Step &one, const Step &other) {
        return std::ranges::is_permutation(one.groups.front().candidates, other.groups.front().candidates, {},
                                           &Candidate::cell, &Candidate::cell);
    });
}

void findTurbotFish(const Technique &technique, const Position &position, StepSink &sink)
{
    TurbotFish(technique, position, TurbotKind::Other, sink).find();
}

} // namespace sudoku
