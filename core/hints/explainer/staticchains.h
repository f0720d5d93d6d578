#pragma once

#include "core/hints/explainer/chainhint.h"

#include <span>
#include <stop_token>

namespace sudoku {

/// The links between candidates: at most one of two is true (weak), or at least one
/// is true (strong).
class CandidateGraph
{
public:
    explicit CandidateGraph(const ScanOrder &order) : m_order(order) {}
    void build(const Marks &marks);

    /// Which links a chain may use: those between cells (X), those within a cell (Y), or all.
    enum class Links { X, Y, All };

    int count() const { return static_cast<int>(m_candidates.size()); }
    Candidate candidate(int index) const { return m_candidates[index]; }
    bool isInPair(int index) const { return m_strong[index].begin != m_strong[index].middle; }
    /// Returns those that are false if \a index is true.
    std::span<const int> weak(int index, Links links) const
    {
        const Range &range = m_weak[index];
        return {m_weakLinks.data() + (links == Links::X ? range.middle : range.begin),
                m_weakLinks.data() + range.end};
    }
    struct Strong
    {
        int to;
        int house; ///< -1 within a cell
    };
    /// Returns those that are true if \a index is false.
    std::span<const Strong> strong(int index, Links links) const
    {
        const Range &range = m_strong[index];
        return {m_strongLinks.data() + (links == Links::X ? range.middle : range.begin),
                m_strongLinks.data() + (links == Links::Y ? range.middle : range.end)};
    }

private:
    struct Range
    {
        int begin;  ///< of links within the cell
        int middle; ///< and those between cells
        int end;
    };
    void addLinks(const Marks &marks, int index);
    int indexOf(Cell cell, Digit digit) const { return m_indices[cell * m_order.digitCount() + digit - 1]; }

    const ScanOrder &m_order;
    std::vector<Candidate> m_candidates;
    std::vector<int> m_indices; // by candidate
    std::vector<Range> m_weak;
    std::vector<Range> m_strong;
    std::vector<int> m_weakLinks;
    std::vector<Strong> m_strongLinks;
};

/// Looks for chains in which each conclusion has a single reason: Sudoku Explainer's "forcing chains and
/// cycles".
class StaticChains
{
public:
    explicit StaticChains(const ScanOrder &order, std::stop_token stop = {})
        : m_code(order.rules()),
          m_graph(order),
          m_stop(std::move(stop))
    {
    }
    void find(const Marks &marks, ChainCollector &collector);

private:
    using Links = CandidateGraph::Links;
    struct Reason
    {
        int off;   ///< the candidate whose being false was the reason, or -1
        int on;    ///< the candidate whose being true was the reason of that, or -1
        int house; ///< see TrailStep
    };

    void findWith(Links links);
    void findCycles(int source);
    bool isAncestor(int off, int on) const;
    void offerCycle(int source, int on, int off, int house, int length);
    std::vector<Candidate> eliminationsOfCycle(const std::vector<int> &ons, const std::vector<int> &offs);
    void findChain(int source, bool isSourceOn);
    bool spreadOff(int source, int length);
    bool spreadOn(int source, int length, bool isSourceOn);
    void offerChain(int source, bool isTargetOn, int length);
    Trail trailTo(int on, int off, bool isTargetOn) const;
    void restart();

    bool isReachedOn(int index) const { return m_onStamps[index] == m_stamp; }
    bool isReachedOff(int index) const { return m_offStamps[index] == m_stamp; }

    LiteralCode m_code;
    CandidateGraph m_graph;
    std::stop_token m_stop;
    const Marks *m_marks = nullptr;
    ChainCollector *m_collector = nullptr;
    Links m_links = Links::All;
    std::vector<unsigned> m_onStamps;  // by candidate
    std::vector<unsigned> m_offStamps; // by candidate
    unsigned m_stamp = 0;
    std::vector<Reason> m_onReasons; // by candidate
    std::vector<int> m_offReasons;   // by candidate
    std::vector<int> m_ons;          // of one length
    std::vector<int> m_offs;
    std::vector<int> m_next;
    std::vector<unsigned> m_seen; // by candidate
};

} // namespace sudoku
