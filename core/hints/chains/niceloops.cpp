#include "core/hints/chains/chainsearch.h"
#include "core/hints/chains/finders.h"
#include "core/hints/steps/conclusions.h"

#include <algorithm>
#include <limits>

namespace sudoku {
namespace {

/// What a chain is, by the way its ends meet.
enum class LoopKind {
    Continuous, ///< its ends see each other: every weak link is also a strong one
    Forced,     ///< it comes back to its start, which is true
    Refuted,    ///< a single candidate sees both ends, and begins and ends the loop
    Open,       ///< several candidates see both ends
};

/// The alternating chains of a graph, each by the way that HoDoKu calls it.
class NiceLoops
{
public:
    NiceLoops(const Technique &technique, const Position &position, LinkGraph::Links links, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_graph(position, links),
          m_links(links),
          m_search(m_graph, std::numeric_limits<int>::max()),
          m_isSeen(m_graph.candidateCount()),
          m_isOnLoop(position.rules().cellCount()),
          m_sink(sink)
    {
    }

    void find()
    {
        for (int start = 0; start < m_graph.nodeCount() && !m_sink.isDone(); ++start)
            if (!m_graph.strong(start).empty()) {
                m_search.run(start);
                for (const int end : m_search.ends())
                    consider(end);
            }
        m_conclusions.forEach([this](const Way &way) { return addStep(way); });
    }

private:
    struct Way
    {
        LoopKind kind;
        int start;
        int end;
        int refuted; ///< the candidate that begins and ends the loop; -1 if there is none
    };

    void consider(int end);
    bool needsLinks(const std::vector<int> &path) const;
    void considerOpen(const std::vector<int> &path, int seenCount);
    void offer(const Way &way, int length);
    bool addStep(const Way &way);
    void addEvidence(Step &step, const Way &way, const std::vector<int> &path) const;
    const Technique &techniqueOf(LoopKind kind) const;

    /// Calls \a take with the candidates that see both nodes.
    template <typename Take>
    void forEachSeen(int one, int other, Take take) const
    {
        const Bits a = m_graph.weak(one);
        const Bits b = m_graph.weak(other);
        for (std::size_t i = 0; i < a.size(); ++i)
            forEachBit(a[i] & b[i], static_cast<int>(i), [&](int node) {
                if (!m_graph.isGroup(node))
                    take(node);
            });
    }
    /// Calls \a take with the candidates that \a way eliminates; \a path is its path.
    template <typename Take>
    void forEachEliminated(const Way &way, const std::vector<int> &path, Take take)
    {
        if (way.kind == LoopKind::Refuted)
            take(way.refuted);
        else if (way.kind == LoopKind::Open)
            forEachSeen(way.start, way.end, take);
        else if (way.kind == LoopKind::Forced)
            forEachBit(m_graph.weak(way.start), [&](int node) {
                if (!m_graph.isGroup(node)
                    && m_graph.candidate(node).cell == m_graph.candidate(way.start).cell)
                    take(node);
            });
        else
            forEachSeenByLoop(path, take);
    }
    /// What each weak link sees, as HoDoKu has it: of the cells of the loop only those that a link is in.
    template <typename Take>
    void forEachSeenByLoop(const std::vector<int> &path, Take take)
    {
        std::ranges::fill(m_isSeen, false);
        std::ranges::fill(m_isOnLoop, false);
        for (const int node : path)
            for (const Candidate &candidate : m_graph.candidates(node))
                m_isOnLoop[candidate.cell] = true;
        for (std::size_t i = 1; i < path.size(); i += 2) {
            const int next = path[(i + 1) % path.size()];
            const bool isInCell = m_graph.candidate(path[i]).cell == m_graph.candidate(next).cell;
            forEachSeen(path[i], next, [&](int node) {
                if (isInCell || !m_isOnLoop[m_graph.candidate(node).cell])
                    m_isSeen[node] = true;
            });
        }
        for (std::size_t i = 0; i < path.size(); i += 2)
            if (const LinkGraph::SetLink *link = m_graph.setLink(path[i], path[i + 1]))
                seeLocked(*link);
        for (int node = 0; node < m_graph.candidateCount(); ++node)
            if (m_isSeen[node])
                take(node);
    }
    void seeLocked(const LinkGraph::SetLink &link);

    const Technique &m_technique;
    const Position &m_position;
    LinkGraph m_graph;
    LinkGraph::Links m_links;
    ChainSearch m_search;
    std::vector<char> m_isSeen;   // by candidate: a weak link of the loop sees it
    std::vector<char> m_isOnLoop; // by cell
    StepSink &m_sink;
    Conclusions<Way> m_conclusions;
};

void NiceLoops::consider(int end)
{
    constexpr int minLinks = 3;
    const int start = m_search.start();
    if (m_search.linkCount(end) < minLinks)
        return;
    int seenCount = 0;
    forEachSeen(start, end, [&](int) { ++seenCount; });
    if (seenCount == 0 && !m_graph.isWeak(start, end))
        return;
    const std::vector<int> &path = m_search.path(end);
    const bool isForced = start == end;
    if (!needsLinks(path))
        return;
    if ((isForced && m_graph.isGroup(start)))
        return;
    if (isForced) {
        offer({LoopKind::Forced, start, end, -1}, m_search.linkCount(end));
        return;
    }
    if (seenCount > 0)
        considerOpen(path, seenCount);
    if (m_graph.isWeak(start, end))
        offer({LoopKind::Continuous, start, end, -1}, m_search.linkCount(end) + 1);
}

/// Returns whether \a path needs the kind of links that is looked for, groups or sets.
bool NiceLoops::needsLinks(const std::vector<int> &path) const
{
    if (m_links == LinkGraph::Links::Grouped)
        return std::ranges::any_of(path, [this](int node) { return m_graph.isGroup(node); });
    if (m_links == LinkGraph::Links::Single)
        return true;
    for (std::size_t i = 0; i < path.size(); i += 2)
        if (m_graph.setLink(path[i], path[i + 1]))
            return true;
    return false;
}

/// Either way round the loop the set lacks one of two digits, and therefore has all others.
void NiceLoops::seeLocked(const LinkGraph::SetLink &link)
{
    std::vector<CellSet> seen; // by digit
    for (Digit digit = 0; digit <= m_position.rules().digitCount(); ++digit)
        seen.push_back(m_position.rules().allCells());
    DigitSet locked;
    for (const auto &[cell, digit] : m_graph.almostLockedSets()[link.set]) {
        locked.insert(digit);
        seen[digit] &= m_position.rules().peers(cell);
    }
    for (const Digit digit : locked)
        if (digit != m_graph.candidate(link.from).digit && digit != m_graph.candidate(link.to).digit)
            for (const Cell cell : seen[digit] & m_position.cellsWith(digit))
                if (!m_isOnLoop[cell])
                    m_isSeen[m_graph.nodeOf({cell, digit})] = true;
}

void NiceLoops::considerOpen(const std::vector<int> &path, int seenCount)
{
    const int start = path.front();
    const int end = path.back();
    const int links = m_search.linkCount(end);
    if (seenCount > 1 && !m_graph.isGroup(start) && !m_graph.isGroup(end)) {
        offer({LoopKind::Open, start, end, -1}, links);
        return;
    }
    forEachSeen(start, end, [&](int node) {
        const Cell cell = m_graph.candidate(node).cell;
        const bool isCrossed = std::any_of(path.begin() + 1, path.end() - 1, [&](int inner) {
            return std::ranges::count(m_graph.candidates(inner), cell, &Candidate::cell) > 0;
        });
        if (!isCrossed)
            offer({LoopKind::Refuted, start, end, node}, links + 2);
    });
}

void NiceLoops::offer(const Way &way, int length)
{
    ConclusionKey key;
    Merit merit{0, length};
    forEachEliminated(way, m_search.lastPath(), [&](int node) {
        key.add(node);
        merit.place += m_graph.candidate(node).cell;
    });
    merit.conclusions = key.count();
    if (key.count() > 0)
        m_conclusions.offer(key.value(), merit, way);
}

bool NiceLoops::addStep(const Way &way)
{
    m_search.run(way.start);
    const std::vector<int> &path = m_search.path(way.end);
    Step step{.technique = &techniqueOf(way.kind)};
    forEachEliminated(way, path, [&](int node) { step.eliminations.push_back(m_graph.candidate(node)); });
    addEvidence(step, way, path);
    return m_sink.add(std::move(step));
}

void NiceLoops::addEvidence(Step &step, const Way &way, const std::vector<int> &path) const
{
    std::vector<ChainLink> links = linksOf(m_graph, path);
    if (way.kind == LoopKind::Continuous)
        links.push_back(linkBetween(m_graph, way.end, way.start, false));
    if (way.kind == LoopKind::Refuted) {
        links.insert(links.begin(), linkBetween(m_graph, way.refuted, way.start, false));
        links.push_back(linkBetween(m_graph, way.end, way.refuted, false));
    }
    if (way.kind == LoopKind::Open) {
        const Candidate start = m_graph.candidate(way.start);
        step.groups.push_back({Role::Pincer, {start, m_graph.candidate(way.end)}});
    }
    step.chains.push_back(std::move(links));
    for (std::size_t i = 0; i < path.size(); i += 2)
        if (const LinkGraph::SetLink *link = m_graph.setLink(path[i], path[i + 1]))
            step.groups.push_back(
                {Role::AlmostLocked, m_graph.almostLockedSets()[link->set], static_cast<int>(i / 2)});
}

const Technique &NiceLoops::techniqueOf(LoopKind kind) const
{
    const auto find = [this](std::string_view plain, std::string_view grouped) -> const Technique & {
        return m_technique.kind(m_links == LinkGraph::Links::Single ? plain : grouped);
    };
    switch (kind) {
    case LoopKind::Continuous:
        return find("continuous-nice-loop", "grouped-continuous-nice-loop");
    case LoopKind::Open:
        return find("aic", "grouped-aic");
    default:
        return find("discontinuous-nice-loop", "grouped-discontinuous-nice-loop");
    }
}

} // namespace

void findNiceLoops(const Technique &technique, const Position &position, StepSink &sink)
{
    NiceLoops(technique, position, LinkGraph::Links::Single, sink).find();
}

void findGroupedNiceLoops(const Technique &technique, const Position &position, StepSink &sink)
{
    NiceLoops(technique, position, LinkGraph::Links::Grouped, sink).find();
}

void findAlmostLockedNiceLoops(const Technique &technique, const Position &position, StepSink &sink)
{
    NiceLoops(technique, position, LinkGraph::Links::AlmostLocked, sink).find();
}

} // namespace sudoku
