#pragma once

#include "core/hints/chains/linkgraph.h"
#include "core/hints/steps/step.h"

#include <vector>

namespace sudoku {

/// The shortest chains from one node on: if it is false, another one is true, therefore others are false, and
/// so on.
class ChainSearch
{
public:
    /// Makes chains of at most \a maxLinks links.
    explicit ChainSearch(const LinkGraph &graph, int maxLinks);

    /// Lets chains use only nodes of \a digit; of every digit if it is noDigit.
    void limitTo(Digit digit);
    /// Finds the chains that begin with "if \a start is false".
    void run(int start);

    Digit limit() const { return m_limit; }
    int start() const { return m_start; }
    /// Returns the nodes that are true if the start is false, those with the shortest chains first.
    const std::vector<int> &ends() const { return m_ends; }
    /// Returns how many links there are from the start to \a end.
    int linkCount(int end) const { return m_linkCounts[end]; }
    /// Returns the nodes from the start to \a end; the first is false, the next is true, and so on.
    const std::vector<int> &path(int end);
    /// Returns what path() returned last.
    const std::vector<int> &lastPath() const { return m_path; }
    /// Returns whether \a path comes back to no cell, except to those of its ends. (HoDoKu tells no others.)
    bool isSimple(std::span<const int> path);

private:
    void reach(int node, int from);
    void conclude(int node);

    const LinkGraph &m_graph;
    int m_maxLinks;
    std::vector<std::uint64_t> m_allowed; // that are worth being false, because they have strong links
    std::vector<std::uint64_t> m_unseen;  // those of them that were not false yet
    std::vector<int> m_whyOn;             // by node: the node before; -1 if it was not reached
    std::vector<int> m_whyOff;
    std::vector<int> m_linkCounts;
    std::vector<int> m_ends;
    std::vector<int> m_path;
    std::vector<int> m_lastUse; // by cell: the place on the path
    Digit m_limit = noDigit;
    int m_start = -1;
};

/// Returns the inferences of a path as ChainSearch::path() gives it.
std::vector<ChainLink> linksOf(const LinkGraph &graph, const std::vector<int> &path);
/// Returns the inference from \a from to \a to; a strong one begins with "if this is false".
ChainLink linkBetween(const LinkGraph &graph, int from, int to, bool isStrong);

} // namespace sudoku
