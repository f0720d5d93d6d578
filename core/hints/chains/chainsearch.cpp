#include "core/hints/chains/chainsearch.h"

#include <algorithm>

namespace sudoku {

ChainSearch::ChainSearch(const LinkGraph &graph, int maxLinks)
    : m_graph(graph),
      m_maxLinks(maxLinks),
      m_whyOn(graph.nodeCount()),
      m_whyOff(graph.nodeCount()),
      m_linkCounts(graph.nodeCount())
{
    limitTo(noDigit);
}

void ChainSearch::limitTo(Digit digit)
{
    m_limit = digit;
    BitRows allowed(1, m_graph.nodeCount());
    for (int node = 0; node < m_graph.nodeCount(); ++node)
        if (!m_graph.strong(node).empty() && (digit == noDigit || m_graph.candidate(node).digit == digit))
            allowed.set(0, node);
    m_allowed.assign(allowed[0].begin(), allowed[0].end());
}

void ChainSearch::run(int start)
{
    m_start = start;
    m_ends.clear();
    m_unseen = m_allowed;
    std::ranges::fill(m_whyOn, -1);
    m_linkCounts[start] = 0;
    conclude(start);
    for (std::size_t i = 0; i < m_ends.size(); ++i) { // NOLINT(modernize-loop-convert): it grows meanwhile
        const int node = m_ends[i];
        if (m_linkCounts[node] + 2 > m_maxLinks)
            return;
        const Bits weak = m_graph.weak(node);
        for (std::size_t k = 0; k < weak.size(); ++k)
            forEachBit(weak[k] & m_unseen[k], static_cast<int>(k), [&](int other) { reach(other, node); });
    }
}

/// \a from is true, therefore \a node is false.
void ChainSearch::reach(int node, int from)
{
    constexpr int bitsPerWord = 64;
    m_unseen[node / bitsPerWord] &= ~(std::uint64_t{1} << node % bitsPerWord);
    if (node == m_start)
        return;
    m_whyOff[node] = from;
    conclude(node);
}

/// \a node is false, therefore others are true.
void ChainSearch::conclude(int node)
{
    const int links = node == m_start ? 1 : m_linkCounts[m_whyOff[node]] + 2;
    for (const int other : m_graph.strong(node))
        if (m_whyOn[other] < 0) {
            m_whyOn[other] = node;
            m_linkCounts[other] = links;
            m_ends.push_back(other);
        }
}

const std::vector<int> &ChainSearch::path(int end)
{
    m_path.clear();
    for (int node = end;; node = m_whyOff[m_path.back()]) {
        m_path.push_back(node);
        m_path.push_back(m_whyOn[node]);
        if (m_path.back() == m_start)
            break;
    }
    std::ranges::reverse(m_path);
    return m_path;
}

bool ChainSearch::isSimple(std::span<const int> path)
{
    m_lastUse.assign(m_graph.candidate(m_graph.candidateCount() - 1).cell + 1, -2);
    for (int i = 1; i + 1 < std::ssize(path); ++i)
        for (const Candidate &candidate : m_graph.candidates(path[i])) {
            if (m_lastUse[candidate.cell] >= 0 && m_lastUse[candidate.cell] < i - 1)
                return false;
            m_lastUse[candidate.cell] = i;
        }
    return true;
}

ChainLink linkBetween(const LinkGraph &graph, int from, int to, bool isStrong)
{
    const auto candidates = [&](int node) {
        return std::vector<Candidate>(graph.candidates(node).begin(), graph.candidates(node).end());
    };
    return {candidates(from), candidates(to), !isStrong, isStrong};
}

std::vector<ChainLink> linksOf(const LinkGraph &graph, const std::vector<int> &path)
{
    std::vector<ChainLink> links;
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        links.push_back(linkBetween(graph, path[i], path[i + 1], i % 2 == 0));
    return links;
}

} // namespace sudoku
