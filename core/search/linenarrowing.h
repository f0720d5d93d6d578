#pragma once

#include "core/board/rule.h"
#include "core/search/neededdigits.h"

namespace sudoku {

/// Narrows the cells of an automaton to what it accepts (domain consistency), by a graph with a layer of
/// states for each cell, in which states with the same future are one. (Cheng and Yap, "An MDD-based
/// generalized arc consistency algorithm", 2010.) A digit that is on every accepted way is removed from
/// the cells that see all its places.
class LineNarrowing : public Narrowing
{
public:
    /// Makes the graph of what \a automaton accepts of \a candidates; it is empty if that is nothing.
    /// \a candidates and \a peers are those of each cell of the board; \a peers must outlive it.
    LineNarrowing(const rule::Automaton &automaton, std::span<const DigitMask> candidates,
                  std::span<const CellSet> peers);

    bool narrow(SearchBoard &board) override;

private:
    /// The digits that lead from a state of a layer to one of the next layer.
    struct Arc
    {
        int to; ///< among the states of all layers
        DigitMask digits;
    };

    std::span<const Arc> arcsOf(int state) const;
    void reach(const SearchBoard &board);
    bool narrowBackwards(SearchBoard &board);

    std::vector<Arc> m_arcs;         // those of a state together
    std::vector<int> m_begins;       // the first arc of each state, and the end
    std::vector<int> m_reached;      // the states that can be reached from the start, layer by layer
    std::vector<int> m_layers;       // where each layer begins among these, and the end
    std::vector<char> m_isReached;   // by state: whether it is among these
    std::vector<char> m_isUseful;    // by state: whether it is also on a way to an end
    std::vector<DigitMask> m_needed; // by state: the digits on each way to it
    std::span<const CellSet> m_peers;
};

} // namespace sudoku
