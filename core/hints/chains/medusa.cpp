#include "core/hints/chains/finders.h"
#include "core/hints/chains/linkgraph.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

/// Candidates of several digits that strong links join, in two colours: all of one colour are true, and all
/// of the other false.
class Medusa
{
public:
    Medusa(const Position &position, const LinkGraph &graph, int first, std::vector<char> &isDone)
        : m_position(position),
          m_graph(graph),
          m_excluded(2, graph.nodeCount())
    {
        colourFrom(first, isDone);
        for (const int colour : {0, 1})
            for (const int node : m_colours[colour])
                forEachBit(graph.weak(node), [&](int other) { m_excluded.set(colour, other); });
    }

    /// Returns whether simple colours would not find it.
    bool hasSeveralDigits() const
    {
        const Digit digit = m_graph.candidate(m_colours[0].front()).digit;
        return std::ranges::any_of(m_colours[1],
                                   [&](int node) { return m_graph.candidate(node).digit != digit; })
               || std::ranges::any_of(m_colours[0],
                                      [&](int node) { return m_graph.candidate(node).digit != digit; });
    }

    /// Returns the candidates that cannot go together with a colour, or none if the colour may be true: two
    /// of its own, or all of a cell or of a digit in a house, which it would leave empty; and that house.
    struct Clash
    {
        std::vector<Candidate> candidates = {};
        std::optional<int> house = {};
    };
    Clash clashOf(int colour) const
    {
        for (const int node : m_colours[colour])
            if (m_excluded.has(colour, node))
                for (const int other : m_colours[colour])
                    if (m_graph.isWeak(node, other))
                        return {ascending({node, other})};
        const RuleIndex &rules = m_position.rules();
        for (Cell cell = 0; cell < rules.cellCount(); ++cell)
            if (std::vector<Candidate> all = candidatesOf(cell); isEmptied(colour, all))
                return {std::move(all)};
        for (int house = 0; house < rules.houseCount(); ++house)
            for (Digit digit = 1; rules.house(house).hasEachDigit && digit <= rules.digitCount(); ++digit)
                if (std::vector<Candidate> all =
                        candidatesIn(m_position.cellsAt(house, m_position.placesIn(house, digit)), digit);
                    isEmptied(colour, all))
                    return {std::move(all), house};
        return {};
    }

    /// Returns the candidates that both colours exclude.
    std::vector<Candidate> trapped() const
    {
        std::vector<Candidate> trapped;
        for (int node = 0; node < m_graph.candidateCount(); ++node)
            if (m_excluded.has(0, node) && m_excluded.has(1, node))
                trapped.push_back(m_graph.candidate(node));
        return trapped;
    }

    std::vector<Candidate> coloured(int colour) const { return ascending(m_colours[colour]); }

private:
    void colourFrom(int first, std::vector<char> &isDone)
    {
        std::vector<std::pair<int, int>> nodes{{first, 0}}; // with their colours
        isDone[first] = true;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const auto [node, colour] = nodes[i];
            m_colours[colour].push_back(node);
            for (const int other : m_graph.strong(node))
                if (!isDone[other] && m_graph.isWeak(node, other)) {
                    isDone[other] = true;
                    nodes.emplace_back(other, 1 - colour);
                }
        }
    }

    std::vector<Candidate> ascending(const std::vector<int> &nodes) const
    {
        std::vector<Candidate> candidates;
        for (const int node : nodes)
            candidates.push_back(m_graph.candidate(node));
        std::ranges::sort(candidates);
        return candidates;
    }

    std::vector<Candidate> candidatesOf(Cell cell) const
    {
        std::vector<Candidate> candidates;
        for (const Digit digit : m_position.candidates(cell))
            candidates.push_back({cell, digit});
        return candidates;
    }

    bool isEmptied(int colour, const std::vector<Candidate> &all) const
    {
        return !all.empty() && std::ranges::all_of(all, [&](const Candidate &candidate) {
            return m_excluded.has(colour, m_graph.nodeOf(candidate));
        });
    }

    const Position &m_position;
    const LinkGraph &m_graph;
    std::array<std::vector<int>, 2> m_colours;
    BitRows m_excluded; // by colour: what it excludes
};

/// Adds the steps of a part. Returns whether the finder may go on.
bool addSteps(const Technique &technique, const Medusa &medusa, StepSink &sink)
{
    for (const int colour : {0, 1}) {
        const Medusa::Clash clash = medusa.clashOf(colour);
        if (clash.candidates.empty())
            continue;
        Step step{.technique = &technique,
                  .eliminations = medusa.coloured(colour),
                  .groups = {{Role::Coloured, medusa.coloured(colour), 0},
                             {Role::Coloured, medusa.coloured(1 - colour), 1},
                             {Role::Pattern, clash.candidates}}};
        if (clash.house)
            step.houses.push_back({*clash.house});
        if (!sink.add(std::move(step)))
            return false;
    }
    std::vector<Candidate> trapped = medusa.trapped();
    return trapped.empty()
           || sink.add({.technique = &technique,
                        .eliminations = std::move(trapped),
                        .groups = {{Role::Coloured, medusa.coloured(0), 0},
                                   {Role::Coloured, medusa.coloured(1), 1}}});
}

} // namespace

void findMedusas(const Technique &technique, const Position &position, StepSink &sink)
{
    const LinkGraph graph(position, LinkGraph::Links::Single);
    std::vector<char> isDone(graph.candidateCount());
    for (int node = 0; node < graph.candidateCount() && !sink.isDone(); ++node) {
        if (isDone[node] || graph.strong(node).empty())
            continue;
        const Medusa medusa(position, graph, node, isDone);
        if (medusa.hasSeveralDigits() && !addSteps(technique, medusa, sink))
            return;
    }
}

} // namespace sudoku
