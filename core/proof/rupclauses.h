#pragma once

#include "core/sat/cnf.h"

#include <cstdint>
#include <unordered_map>

namespace sudoku {

/// Clauses and their consequences by unit propagation: if all literals of a clause but one are false, the
/// last one is true. Literals that are true without assumptions stay true.
class RupClauses
{
public:
    explicit RupClauses(int variableCount);

    void add(const Clause &added);

    /// Removes one clause equal to \a deleted, if there is one. Ignores units, which stay true for good:
    /// solvers delete units, and clauses that have become units, but continue to rely on them; drat-trim
    /// ignores these deletions too.
    void remove(const Clause &deleted);

    /// Returns whether the clauses imply \a clause by unit propagation: assuming that all its literals are
    /// false leads to a contradiction.
    bool imply(const Clause &clause);

private:
    struct Watch
    {
        std::uint32_t place;
        Literal other; ///< another literal of the clause; while it is true the clause need not be examined
    };

    std::size_t index(Literal literal) const { return m_variableCount + literal; }
    bool isTrue(Literal literal) const { return m_isTrue[index(literal)] != 0; }

    void addPair(Literal literal, Literal other) { m_pairs[index(literal)].push_back(other); }
    void removePair(Literal literal, Literal other);
    void addUnit(const Clause &unitOrEmpty);
    std::uint32_t store(std::span<const Literal> clause);
    void compact();

    void assign(Literal literal);
    void retract();
    bool propagate();
    bool visitPairsOf(Literal falseLiteral);
    bool visitWatchesOf(Literal falseLiteral);
    bool findWatch(std::span<Literal> clause, Literal falseLiteral, std::uint32_t place);

    int m_variableCount;
    std::vector<char> m_isTrue; // by index(); a literal is false when its opposite is true
    bool m_isContradictory = false;

    // Clauses of two literals, the most common ones, as the other literals of each, by index().
    std::vector<std::vector<Literal>> m_pairs;
    // The longer clauses one after the other: the size, 0 when deleted, then the literals. A clause is
    // watched by its first two: unless it is true, they may be false only when propagation has yet to come to
    // them.
    std::vector<int> m_pool;
    std::size_t m_deletedSize = 0;                                  // in m_pool
    std::vector<std::vector<Watch>> m_watches;                      // by index()
    std::unordered_multimap<std::uint64_t, std::uint32_t> m_places; // in m_pool, by key

    std::vector<Literal> m_trail;     // the true literals, in the order in which they became true; of it
    std::size_t m_certain = 0;        // are true without assumptions,
    std::size_t m_visitedPairs = 0;   // have been looked up in m_pairs,
    std::size_t m_visitedWatches = 0; // in m_watches
};

} // namespace sudoku
