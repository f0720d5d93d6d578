#pragma once

#include "core/hints/steps/bitrows.h"
#include "core/hints/steps/position.h"

#include <span>
#include <vector>

namespace sudoku {

/// The links between the candidates of a position. Its nodes are candidates and groups of candidates of one
/// digit; a group is true if one of its candidates is.
class LinkGraph
{
public:
    /// Which strong links there are.
    enum class Links {
        OfHouses,     ///< a digit has two places in a house
        OfPairs,      ///< a cell has two candidates
        Single,       ///< both of these
        Grouped,      ///< and of groups: the places that a digit has in two houses
        AlmostLocked, ///< and of the digits of almost locked sets
    };

    LinkGraph(const Position &position, Links links);

    /// Returns how many candidates there are; they are the first nodes, ascending.
    int candidateCount() const { return m_candidateCount; }
    int nodeCount() const { return static_cast<int>(m_first.size()) - 1; }
    bool isGroup(int node) const { return node >= m_candidateCount; }
    /// Returns the candidates of \a node: one, unless it is a group.
    std::span<const Candidate> candidates(int node) const
    {
        return {m_candidates.data() + m_first[node], m_candidates.data() + m_first[node + 1]};
    }
    Candidate candidate(int node) const { return m_candidates[m_first[node]]; }
    /// Returns the node of a candidate of the position.
    int nodeOf(Candidate candidate) const { return m_nodes[candidate.cell * m_slots + candidate.digit]; }

    /// Returns the nodes that are false if \a node is true.
    Bits weak(int node) const { return m_weak[node]; }
    bool isWeak(int one, int other) const { return m_weak.has(one, other); }
    /// Returns the nodes that are true if \a node is false.
    std::span<const int> strong(int node) const
    {
        return {m_strong.data() + m_firstStrong[node], m_strong.data() + m_firstStrong[node + 1]};
    }

    /// A strong link between two digits of an almost locked set.
    struct SetLink
    {
        int from;
        int to;
        int set; ///< into almostLockedSets()
    };
    /// Returns the set that alone makes the strong link from \a from to \a to, or null.
    const SetLink *setLink(int from, int to) const;
    /// Returns the candidates of the sets.
    const std::vector<std::vector<Candidate>> &almostLockedSets() const { return m_sets; }

private:
    void addCandidates();
    void addGroups();
    int addGroup(const CellSet &cells, Digit digit);
    void linkPairs();
    void linkHouses();
    void linkPlaces(int house, Digit digit);
    void linkAlmostLockedSets();
    void addStrong(int one, int other);
    void indexStrong();
    void linkWeakly();
    void linkGroupWeakly(int group);

    const Position &m_position;
    int m_slots; // digits and noDigit
    int m_candidateCount = 0;
    std::vector<int> m_nodes; // by cell and digit
    std::vector<Candidate> m_candidates;
    std::vector<int> m_first{0};              // by node, and the end of the last
    std::vector<std::vector<int>> m_groupsOf; // by digit
    BitRows m_weak;
    std::vector<std::pair<int, int>> m_links; // from, to
    std::vector<SetLink> m_setLinks;          // in the order of from and to
    std::vector<std::vector<Candidate>> m_sets;
    std::vector<int> m_strong;
    std::vector<int> m_firstStrong;
};

} // namespace sudoku
