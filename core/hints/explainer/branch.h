#pragma once

#include "core/hints/explainer/marks.h"

#include <cstdint>
#include <vector>

namespace sudoku {

/// A candidate that is true ("on") or false ("off"): see LiteralCode.
using Literal = int;

/// Numbers the literals of a board.
class LiteralCode
{
public:
    explicit LiteralCode(const RuleIndex &rules)
        : m_digits(rules.digitCount()),
          m_count(2 * rules.cellCount() * rules.digitCount())
    {
    }
    int count() const { return m_count; }
    Literal on(Cell cell, Digit digit) const { return 2 * (cell * m_digits + digit - 1) + 1; }
    Literal off(Cell cell, Digit digit) const { return 2 * (cell * m_digits + digit - 1); }
    Cell cell(Literal literal) const { return literal / 2 / m_digits; }
    Digit digit(Literal literal) const { return literal / 2 % m_digits + 1; }
    Candidate candidate(Literal literal) const { return {cell(literal), digit(literal)}; }
    static bool isOn(Literal literal) { return literal % 2 != 0; }
    static Literal opposite(Literal literal) { return literal ^ 1; }

private:
    int m_digits;
    int m_count;
};

/// A literal of a chain, and the steps of the chain from which it follows.
struct TrailStep
{
    Literal literal;
    int house = -1;                ///< in which it is the last place of its digit; -1 if it follows otherwise
    std::vector<int> parents = {}; ///< indices of earlier steps

    /// Compares the literals: chains with the same ones are the same.
    bool operator==(const TrailStep &other) const { return literal == other.literal; }
};

/// Literals with their reasons, in the order of reasoning; the conclusion comes last.
using Trail = std::vector<TrailStep>;

/// What was found by chains inside a chain.
struct NestedChain
{
    std::vector<Trail> trails;
    std::vector<Literal> grounds; ///< what the assumption outside has switched off, without which it fails
    int complexity = 0;
};

/// All that follows from an assumption.
class Branch
{
public:
    struct Node
    {
        Literal literal;
        int house; ///< see TrailStep
        int firstParent;
        int parentCount;
        int nested; ///< index in nestedChains(); -1 if it follows otherwise
    };

    void clear(int literalCount);
    int add(Literal literal, int house = -1, int nested = -1);
    /// Makes \a parent a reason for the node that was added last.
    void addParent(int parent)
    {
        m_parents.push_back(parent);
        ++m_nodes.back().parentCount;
    }
    /// Adds a node that is not found by contains() and find(), because its opposite is there.
    int addConflict(Literal literal, int house);

    bool contains(Literal literal) const
    {
        return (m_reached[static_cast<std::size_t>(literal) / 64] >> literal % 64 & 1) != 0;
    }
    const std::vector<std::uint64_t> &reached() const { return m_reached; }
    /// Returns the node of \a literal, which it contains.
    int find(Literal literal) const;
    const std::vector<Node> &nodes() const { return m_nodes; }
    const int *parentsOf(const Node &node) const { return m_parents.data() + node.firstParent; }
    std::vector<NestedChain> &nestedChains() { return m_nestedChains; }
    const std::vector<NestedChain> &nestedChains() const { return m_nestedChains; }

    bool isContradictory() const { return m_conflict >= 0; }
    void setConflict(int one, int other)
    {
        m_conflict = one;
        m_otherConflict = other;
    }
    /// Returns a node and the node of its opposite, if isContradictory().
    std::pair<int, int> conflict() const { return {m_conflict, m_otherConflict}; }

private:
    std::vector<Node> m_nodes;
    std::vector<int> m_parents;
    std::vector<std::uint64_t> m_reached; // by literal
    std::vector<NestedChain> m_nestedChains;
    int m_conflict = -1;
    int m_otherConflict = -1;
};

/// A node of a branch.
struct BranchEnd
{
    const Branch *branch;
    int node;
};

/// Walks from conclusions back to assumptions.
class Ancestry
{
public:
    /// Counts the distinct ancestors of each of \a ends, themselves included, and those of the chains nested
    /// in them, each of these once. Returns a larger number than \a max as soon as that is exceeded.
    int complexity(const std::vector<BranchEnd> &ends, int max);
    /// Returns \a end and all its ancestors.
    Trail trail(const BranchEnd &end);

private:
    /// Puts the ancestors of \a end into m_found.
    void collect(const BranchEnd &end, int max);

    std::vector<std::uint32_t> m_stamps; // by node
    std::uint32_t m_stamp = 0;
    std::vector<int> m_found;
    std::vector<const NestedChain *> m_nested;
};

} // namespace sudoku
