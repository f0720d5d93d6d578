#pragma once

#include "core/hints/chains/linkgraph.h"
#include "core/hints/chains/lookahead.h"

#include <stop_token>
#include <vector>

namespace sudoku {

/// What follows from each candidate of a position, if it is true or if it is false.
class Implications
{
public:
    enum class Kind {
        Chains, ///< each conclusion follows from one before
        Nets,   ///< and from singles that several conclusions make: see LookAhead
    };

    /// A candidate (or group of candidates) that is true or false: a node of the graph, doubled, plus 1 if
    /// it is true.
    using Literal = int;
    static Literal literal(int node, bool isOn) { return 2 * node + (isOn ? 1 : 0); }
    static int node(Literal literal) { return literal / 2; }
    static bool isOn(Literal literal) { return literal % 2 != 0; }
    static Literal opposite(Literal literal) { return literal ^ 1; }

    /// Finds all conclusions, or few if \a stop is requested.
    Implications(const Position &position, Kind kind, std::stop_token stop);

    const LinkGraph &graph() const { return m_graph; }
    int candidateCount() const { return m_graph.candidateCount(); }
    int literalCount() const { return 2 * candidateCount(); }

    /// A number of inferences; 1 is that of the premise itself, 0 means that the literal does not follow.
    using Depth = std::uint8_t;
    /// Returns how deep each literal lies from \a premise, a literal of a candidate.
    const Depth *depths(Literal premise) const
    {
        return m_depths.data() + static_cast<std::size_t>(premise) * literalCount();
    }
    /// Returns the inferences from \a premise to \a conclusion, which follows from it and differs from it.
    std::vector<ChainLink> explain(Literal premise, Literal conclusion);

private:
    void lookAhead();
    void spread(Literal premise);
    void conclude(Literal from);
    void add(Literal literal, Literal from);
    template <typename Add>
    static void forEachNew(const std::uint64_t *bits, Bits known, Add add);
    std::vector<ChainLink> linksBetween(Literal from, Literal to);
    bool isLink(Literal from, Literal to) const;

    std::stop_token m_stop;
    LinkGraph m_graph;
    LookAhead m_lookAhead;
    BitRows m_ahead; // by literal of a candidate, false ones then true ones; no rows for chains
    BitRows m_known; // two rows: the nodes that are false, those that are true
    std::vector<Literal> m_order;
    std::vector<Literal> m_whence; // by literal
    std::vector<int> m_depth;      // by literal
    std::vector<Depth> m_depths;   // by premise and literal, both of candidates
};

} // namespace sudoku
