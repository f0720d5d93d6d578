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
    Contradiction, ///< a cell has no digit, or a house no place for one: the candidates are of no use
    Stopped,       ///< nothing is known, and the candidates are of no use
};

/// Narrows candidates by naked singles (a cell with one candidate rules the digit out elsewhere), hidden singles (a digit
/// with one place in a house stands there), pairs (a digit goes where no candidate of the other cell may stand beside
/// it: arc consistency), sums (see narrowToSum()) and automata (narrowToAccepted()), until none finds more. Candidates that are all single then obey
/// every rule.
class Propagator
{
public:
    /// Null when \a stop came first.
    static std::shared_ptr<const Propagator> make(const Geometry &geometry, std::span<const ActiveRule> rules,
                                                  const std::stop_token &stop);

    /// Brings \a candidates to the fixed point.
    Propagation propagate(Candidates &candidates, const std::stop_token &stop) const;

    /// Of candidates at the fixed point gives \a cell one of its digits, and goes on like propagate().
    Propagation decide(Candidates &candidates, Cell cell, Digit digit, const std::stop_token &stop) const;

    /// The cells whose digits must differ from that of \a cell.
    std::span<const Cell> peers(Cell cell) const { return m_peersOf[cell]; }

private:
    struct Link
    {
        Cell other;
        std::vector<DigitSet> allowed; // by the digit of the cell whose link it is

        /// What the other cell may hold beside a cell with these \a digits.
        DigitSet allowedFor(DigitSet digits) const;
    };
    struct SumCells
    {
        int total;
        bool isDistinct; // by other rules

        bool narrow(std::vector<DigitSet> &digits) const;
    };
    struct AutomatonCells
    {
        rule::Automaton automaton;

        bool narrow(std::vector<DigitSet> &digits) const;
    };
    /// Cells that are narrowed together.
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
    FlatLists m_peersOf;                      // by cell: those that must differ from it
    FlatLists m_housesOf;                     // by cell, into m_houses
    FlatLists m_houses;                       // their cells
    std::vector<std::vector<Link>> m_linksOf; // by cell; empty where there is none at all
    std::vector<Group> m_groups;
    FlatLists m_groupsOf; // by cell, into m_groups
};

/// Of the rules of \a puzzle. Each thread keeps the last one: the puzzles of a stream mostly have the same rules, and it takes
/// longer to make than many of them to solve. Null when \a stop came first.
std::shared_ptr<const Propagator> propagatorOf(const Puzzle &puzzle, const std::stop_token &stop);

} // namespace sudoku
