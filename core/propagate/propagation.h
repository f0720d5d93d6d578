#pragma once

#include "core/board/candidates.h"
#include "core/propagate/flatlists.h"
#include "core/rules/activerules.h"

#include <memory>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sudoku {

enum class Propagation {
    Done,          ///< the candidates are at the fixed point
    Contradiction, ///< a cell has no digit left, or a house no place for a digit: the candidates are unusable
    Stopped,       ///< a stop was requested: the candidates are unusable
};

/// Narrows candidates until nothing changes, by naked singles (the digit of a cell with one candidate is
/// removed from its peers), hidden singles (a digit with one place in a house is placed there), pairs (arc
/// consistency), sums (see narrowToSum()) and automata (see narrowToAccepted()). If every cell then has a
/// single candidate, the grid obeys every rule.
class Propagator
{
public:
    /// Makes a propagator; returns null if \a stop was requested before the end.
    static std::shared_ptr<const Propagator> make(const Geometry &geometry, std::span<const ActiveRule> rules,
                                                  const std::stop_token &stop);

    /// Brings \a candidates to the fixed point.
    Propagation propagate(Candidates &candidates, const std::stop_token &stop) const;

    /// Gives \a cell one of its digits, in candidates at the fixed point, and continues like propagate().
    Propagation decide(Candidates &candidates, Cell cell, Digit digit, const std::stop_token &stop) const;

    /// Returns the cells whose digits must differ from that of \a cell.
    std::span<const Cell> peers(Cell cell) const { return m_peersOf[cell]; }

private:
    struct Link
    {
        Cell other;
        std::vector<DigitSet> allowed; // by the digit of the cell that has the link

        /// Returns the digits of the other cell that are allowed with at least one of \a digits.
        DigitSet allowedFor(DigitSet digits) const;
    };
    struct SumCells
    {
        int total;
        bool isDistinct; // whether other rules say that their digits differ

        bool narrow(std::vector<DigitSet> &digits) const;
    };
    struct AutomatonCells
    {
        rule::Automaton automaton;

        bool narrow(std::vector<DigitSet> &digits) const;
    };
    /// A group of cells that are narrowed together.
    struct Group
    {
        std::vector<Cell> cells;
        std::variant<SumCells, AutomatonCells> demand;
    };
    class Builder;
    class Pass;

    explicit Propagator(const Geometry &geometry);

    DigitSet m_allDigits;
    Candidates m_domains;
    FlatLists m_peersOf;                      // by cell: the cells that must differ from it
    FlatLists m_housesOf;                     // by cell, into m_houses
    FlatLists m_houses;                       // their cells
    std::vector<std::vector<Link>> m_linksOf; // by cell; empty if there are none at all
    std::vector<Group> m_groups;
    FlatLists m_groupsOf; // by cell, into m_groups
};

/// Returns a propagator for the rules of \a puzzle, or null if \a stop was requested before the end. Caches
/// the last one for each thread (thread_local), because the puzzles of a stream usually have the same rules
/// and making a propagator takes longer than solving many of them.
std::shared_ptr<const Propagator> propagatorOf(const Puzzle &puzzle, const std::stop_token &stop);

} // namespace sudoku
