#pragma once

#include "core/hints/explainer/branch.h"

#include <memory>
#include <vector>

namespace sudoku {

/// Which conclusions a chain may use.
struct ChainMode
{
    bool isNishio = false;  ///< those of one digit only
    bool isDynamic = false; ///< those from several conclusions together
    int patternLevel = 0;   ///< 1: patterns too (locked digits, pairs, X-Wings); 2 and more: chains too
};

/// Chains that are found in what an assumption leaves.
struct NestedFindings
{
    struct Elimination
    {
        Candidate candidate;
        int chain; ///< index in chains
    };
    std::vector<NestedChain> chains;
    std::vector<Elimination> eliminations;
};

/// Looks for chains in what an assumption leaves.
class NestedSearch
{
public:
    virtual ~NestedSearch() = default;
    /// \a start are the marks before the assumption, \a current those that it leaves.
    virtual NestedFindings find(const Marks &start, const Marks &current) = 0;
};

/// Follows assumptions to all their conclusions, or to the first contradiction: first everything that is off
/// because something else is on, in the order in which it was found, then what is on because all else is off.
class Chainer
{
public:
    Chainer(const ScanOrder &order, const Marks &start, const ChainMode &mode);

    /// Chains look into what an assumption leaves with \a searches, if patterns find nothing; the first of
    /// them that finds something counts.
    void setNestedSearches(std::vector<std::unique_ptr<NestedSearch>> searches)
    {
        m_nestedSearches = std::move(searches);
    }
    /// Works from now on with the candidates of \a start.
    void setStart(const Marks &start) { m_start = &start; }
    /// Fills \a branch with what follows from \a source.
    void follow(Literal source, Branch &branch);

private:
    struct Conclusion
    {
        Literal literal;
        int house;
        std::vector<int> parents; // without the node that it was concluded from
    };

    bool spreadOn(int node);
    bool switchOff(Literal literal, int parent);
    bool spreadOff(int node);
    void conclude(Literal literal, int house);
    void addHiddenParents(Cell cell);
    void addHiddenParents(int house, Digit digit);
    bool add(const Conclusion &conclusion, int parent);
    int addNode(Literal literal, int house, int nested = -1);

    bool addFromPatterns();
    void findLocked();
    void findHiddenPairs();
    void findNakedPairs();
    void findXWings();
    void addGrounds(int house, Digit digit, Places places);
    void takeEliminations(const std::vector<Candidate> &eliminations);
    bool addFromNested();

    const ScanOrder &m_order;
    const Marks *m_start;
    ChainMode m_mode;
    LiteralCode m_code;
    Marks m_marks; // without what is off
    Branch *m_branch = nullptr;
    std::vector<int> m_nodeOf;             // by literal; -1 if it is not reached
    std::vector<int> m_pendingOn;          // nodes
    std::vector<int> m_pendingOff;         // nodes
    std::vector<Conclusion> m_conclusions; // its first m_conclusionCount count; the others keep their memory
    std::size_t m_conclusionCount = 0;
    std::vector<int> m_grounds; // nodes
    bool m_hasEliminations = false;
    std::vector<std::unique_ptr<NestedSearch>> m_nestedSearches;
};

} // namespace sudoku
