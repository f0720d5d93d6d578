#include "core/hints/chains/implications.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <limits>
#include <set>

namespace sudoku {

Implications::Implications(const Position &position, Kind kind, std::stop_token stop)
    : m_stop(std::move(stop)),
      m_graph(position, LinkGraph::Links::Grouped),
      m_lookAhead(position),
      m_whence(2 * m_graph.nodeCount()),
      m_depth(2 * m_graph.nodeCount()),
      m_depths(static_cast<std::size_t>(literalCount()) * literalCount())
{
    if (kind == Kind::Nets)
        lookAhead();
    for (Literal premise = 0; premise < literalCount() && !isStopped(m_stop); ++premise) {
        spread(premise);
        for (const Literal literal : m_order)
            if (literal < literalCount())
                m_depths[static_cast<std::size_t>(premise) * literalCount() + literal] =
                    static_cast<Depth>(std::min<int>(m_depth[literal], std::numeric_limits<Depth>::max()));
    }
}

void Implications::lookAhead()
{
    m_ahead = BitRows(2 * literalCount(), candidateCount());
    for (Literal premise = 0; premise < literalCount() && !isStopped(m_stop); ++premise) {
        m_lookAhead.run(m_graph.candidate(node(premise)), isOn(premise));
        for (const LookAhead::Conclusion &conclusion : m_lookAhead.conclusions())
            m_ahead.set(2 * premise + (conclusion.isOn ? 1 : 0), m_graph.nodeOf(conclusion.candidate));
    }
}

/// Finds what follows from \a premise, by as few inferences as possible.
void Implications::spread(Literal premise)
{
    m_known = BitRows(2, m_graph.nodeCount());
    m_order.clear();
    m_depth[premise] = 0;
    add(premise, premise);
    for (std::size_t i = 0; i < m_order.size(); ++i) // NOLINT(modernize-loop-convert): it grows meanwhile
        conclude(m_order[i]);
}

void Implications::add(Literal literal, Literal from)
{
    m_known.set(isOn(literal) ? 1 : 0, node(literal));
    m_whence[literal] = from;
    m_depth[literal] = m_depth[from] + 1;
    m_order.push_back(literal);
}

template <typename Add>
void Implications::forEachNew(const std::uint64_t *bits, Bits known, Add add)
{
    for (std::size_t i = 0; i < known.size(); ++i)
        forEachBit(bits[i] & ~known[i], static_cast<int>(i), add);
}

void Implications::conclude(Literal from)
{
    const auto turn = [&](bool isOn) {
        return [this, from, isOn](int node) { add(literal(node, isOn), from); };
    };
    if (isOn(from))
        forEachNew(m_graph.weak(node(from)).data(), m_known[0], turn(false));
    else
        for (const int other : m_graph.strong(node(from)))
            if (!m_known.has(1, other))
                add(literal(other, true), from);
    if (m_ahead.wordCount() == 0 || from >= literalCount())
        return;
    for (const int row : {0, 1})
        forEachNew(m_ahead.words(2 * from + row),
                   m_known[row].first(static_cast<std::size_t>(m_ahead.wordCount())), turn(row == 1));
}

std::vector<ChainLink> Implications::explain(Literal premise, Literal conclusion)
{
    spread(premise);
    std::vector<Literal> path{conclusion};
    while (path.back() != premise)
        path.push_back(m_whence[path.back()]);
    std::vector<ChainLink> links;
    std::set<std::pair<std::vector<Candidate>, bool>> known;
    for (std::size_t i = path.size() - 1; i > 0; --i)
        for (ChainLink &link : linksBetween(path[i], path[i - 1]))
            if (known.emplace(link.to, link.isToOn).second)
                links.push_back(std::move(link));
    return links;
}

std::vector<ChainLink> Implications::linksBetween(Literal from, Literal to)
{
    if (!isLink(from, to)) {
        m_lookAhead.run(m_graph.candidate(node(from)), isOn(from));
        return m_lookAhead.explain(m_graph.candidate(node(to)), isOn(to));
    }
    const auto candidates = [this](Literal literal) {
        const std::span<const Candidate> span = m_graph.candidates(node(literal));
        return std::vector<Candidate>(span.begin(), span.end());
    };
    return {{candidates(from), candidates(to), isOn(from), isOn(to)}};
}

bool Implications::isLink(Literal from, Literal to) const
{
    if (isOn(from) == isOn(to))
        return false;
    const std::span<const int> strong = m_graph.strong(node(from));
    return isOn(from) ? m_graph.isWeak(node(from), node(to))
                      : std::ranges::find(strong, node(to)) != strong.end();
}

} // namespace sudoku
