#pragma once

#include "core/variants/activerules.h"

#include <span>
#include <utility>
#include <vector>

namespace sudoku {

/// The digits that each cell may still take.
using Candidates = std::vector<DigitSet>;

/// Every digit for every cell.
Candidates allCandidates(const Geometry &geometry);

/// The digits of \a candidates that are all single.
Grid gridOf(const Candidates &candidates);

/// Narrows candidates by naked singles (a cell with one candidate rules the digit out elsewhere) and hidden
/// singles (a digit with one place in a house stands there), until neither finds more.
class Propagator
{
public:
    Propagator(const Geometry &geometry, std::span<const ActiveRule> rules);

    /// Leaves \a candidates at the fixed point and returns true, or returns false where a cell has no digit
    /// or a house no place for one: then \a candidates are of no use.
    bool propagate(Candidates &candidates) const;

    /// Of candidates at the fixed point gives \a cell one of its digits, and goes on like propagate().
    bool decide(Candidates &candidates, Cell cell, Digit digit) const;

    /// Whether candidates at the fixed point that are all single obey every rule: sums are left to others.
    bool knowsAllRules() const { return m_knowsAllRules; }

private:
    struct Group
    {
        std::vector<Cell> cells;
        bool isHouse;
    };
    struct Link
    {
        Cell other;
        std::vector<DigitSet> allowed; // by the digit of the cell whose link it is
    };
    class Pass;

    void addRule(const rule::House &house) { addGroup(house.cells, true); }
    void addRule(const rule::Distinct &distinct) { addGroup(distinct.cells, false); }
    void addRule(const rule::Sum &) { m_knowsAllRules = false; }
    void addRule(const rule::Pair &pair);
    void addRule(const rule::Domain &domain) { m_domains[domain.cell] &= domain.allowed; }
    void addGroup(const std::vector<Cell> &cells, bool isHouse);

    DigitSet m_allDigits;
    Candidates m_domains;
    std::vector<Group> m_groups;
    std::vector<std::vector<int>> m_groupsOf; // by cell, into m_groups
    std::vector<std::vector<Link>> m_linksOf; // by cell
    bool m_knowsAllRules = true;
};

} // namespace sudoku
