#include "core/hints/chains/chainsearch.h"
#include "core/hints/chains/finders.h"
#include "core/hints/steps/conclusions.h"

namespace sudoku {
namespace {

constexpr int minChainLinks = 3;

/// A chain of one digit, or of cells with two candidates. One of its ends is true, so what sees both is not.
class SimpleChains
{
public:
    SimpleChains(const Technique &technique, const Position &position, LinkGraph::Links links, StepSink &sink)
        : m_technique(technique),
          m_graph(position, links),
          m_search(m_graph, maxLinks),
          m_sink(sink)
    {
    }

    /// Finds chains that start and end with \a digit and have no other.
    void findOf(Digit digit)
    {
        m_search.limitTo(digit);
        findFromAll(digit);
    }
    void findFromAll(Digit digit = noDigit)
    {
        for (int start = 0; start < m_graph.candidateCount() && !m_sink.isDone(); ++start)
            if ((digit == noDigit || m_graph.candidate(start).digit == digit)
                && !m_graph.strong(start).empty()) {
                m_search.run(start);
                for (const int end : m_search.ends())
                    if (end > start) // the other way round it is the same chain
                        consider(end);
            }
    }
    void addSteps()
    {
        m_conclusions.forEach([this](const Way &way) { return addStep(way); });
    }

private:
    static constexpr int maxLinks = 20; // as HoDoKu has it

    struct Way
    {
        int start;
        int end;
        Digit limit;
    };

    void consider(int end)
    {
        const Digit digit = m_graph.candidate(end).digit;
        const int start = m_search.start();
        if (m_search.linkCount(end) < minChainLinks || digit != m_graph.candidate(start).digit)
            return;
        ConclusionKey key;
        Merit merit{0, m_search.linkCount(end)};
        forEachSeen(start, end, [&](int node) {
            key.add(node);
            merit.place += m_graph.candidate(node).cell;
        });
        merit.conclusions = key.count();
        if (key.count() > 0 && m_search.isSimple(m_search.path(end)))
            m_conclusions.offer(key.value(), merit, {start, end, m_search.limit()});
    }

    bool addStep(const Way &way)
    {
        m_search.limitTo(way.limit);
        m_search.run(way.start);
        Step step{.technique = &m_technique};
        forEachSeen(way.start, way.end,
                    [&](int node) { step.eliminations.push_back(m_graph.candidate(node)); });
        step.groups.push_back({Role::Pincer, {m_graph.candidate(way.start), m_graph.candidate(way.end)}});
        step.chains.push_back(linksOf(m_graph, m_search.path(way.end)));
        return m_sink.add(std::move(step));
    }

    template <typename Take>
    void forEachSeen(int one, int other, Take take) const
    {
        const Bits a = m_graph.weak(one);
        const Bits b = m_graph.weak(other);
        for (std::size_t i = 0; i < a.size(); ++i)
            forEachBit(a[i] & b[i], static_cast<int>(i), take);
    }

    const Technique &m_technique;
    LinkGraph m_graph;
    ChainSearch m_search;
    StepSink &m_sink;
    Conclusions<Way> m_conclusions;
};

} // namespace

void findXChains(const Technique &technique, const Position &position, StepSink &sink)
{
    SimpleChains chains(technique, position, LinkGraph::Links::OfHouses, sink);
    for (Digit digit = 1; digit <= position.rules().digitCount(); ++digit)
        chains.findOf(digit);
    chains.addSteps();
}

void findXyChains(const Technique &technique, const Position &position, StepSink &sink)
{
    SimpleChains chains(technique, position, LinkGraph::Links::OfPairs, sink);
    chains.findFromAll();
    chains.addSteps();
}

} // namespace sudoku
