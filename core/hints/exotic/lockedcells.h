#pragma once

#include "core/hints/steps/position.h"
#include "core/hints/steps/technique.h"

#include <vector>

namespace sudoku {

/// Open cells in any houses, and how often each digit fits into them: as often as the fewest houses that hold
/// all its places there. If these numbers add up to the number of the cells, each digit is in them as often
/// as it fits, and what would leave it fewer places is false ("rank 0": as many truths as links).
///
/// The proof asks no more of a board than that no house has a digit twice.
class LockedCells
{
public:
    LockedCells(const Position &position, const CellSet &cells);

    /// Returns whether the digits that fit into the cells are just as many as these.
    bool areLocked() const { return m_total == m_cells.size(); }
    /// Returns what follows where they are, ascending.
    std::vector<Candidate> eliminations() const;
    /// Returns a step. Its groups tell the digits apart by how often they fit, which is their index.
    Step step(const Technique &technique, std::vector<Candidate> eliminations) const;

private:
    CellSet places(Digit digit) const { return m_cells & m_position.cellsWith(digit); }
    int mostOf(Digit digit) const;
    bool leavesTooFew(const Candidate &candidate) const;
    std::vector<HouseEvidence> coversOf(const std::vector<Candidate> &eliminations) const;

    const Position &m_position;
    CellSet m_cells;
    std::vector<int> m_most; // by digit: how often it fits
    int m_total = 0;
};

} // namespace sudoku
