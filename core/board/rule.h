#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/board/transitiontable.h"

#include <memory>
#include <variant>
#include <vector>

namespace sudoku {

/// The elementary forms of all demands of a puzzle. The encoder and the checker know only these.
namespace rule {

/// Each digit occurs exactly once: there are as many cells as digits.
struct House
{
    std::vector<Cell> cells;
    bool operator==(const House &) const = default;
};

/// No digit is repeated.
struct Distinct
{
    std::vector<Cell> cells;
    bool operator==(const Distinct &) const = default;
};

/// The digits add up to \a total; repetition is allowed.
struct Sum
{
    std::vector<Cell> cells;
    int total;
    bool operator==(const Sum &) const = default;
};

/// The pairs of digits that are allowed: with d in \a first, a digit of allowed[d] in \a second. \a allowed
/// has an entry for each digit and an unused one for noDigit.
struct Pair
{
    Cell first;
    Cell second;
    std::vector<DigitSet> allowed;
    bool operator==(const Pair &) const = default;
};

/// A finite automaton that reads the digits of \a cells in their order: it begins in state 0 of \a table and
/// must end in one of \a accepted.
struct Automaton
{
    std::vector<Cell> cells;
    std::shared_ptr<const TransitionTable> table; ///< never null; constraints of a kind share it
    std::vector<int> accepted;
    /// The coefficient of each cell, if the automaton accepts exactly the digits with a linear sum of 0;
    /// empty for others. A search can treat it as a sum then.
    std::vector<int> coefficients = {};

    bool accepts(int state) const { return std::ranges::find(accepted, state) != accepted.end(); }
    bool operator==(const Automaton &other) const
    {
        return cells == other.cells && accepted == other.accepted
               && (table == other.table || *table == *other.table);
    }
};

/// The cell contains one of \a allowed.
struct Domain
{
    Cell cell;
    DigitSet allowed;
    bool operator==(const Domain &) const = default;
};

/// A demand of regions that nobody knows yet, which a solver finds together with the digits. Each cell lies
/// in one. The clauses and the check of solutions state it; what narrows digits alone passes over it.
struct Regions
{
    enum class Demand {
        Partition, ///< a region has \a size cells, which are connected by their sides, and no digit twice
        Together,  ///< \a cells lie in one region
        Count,     ///< the digit of the first cell says how many of \a cells lie in its region
        View,      ///< the same, but of each arm only the cells before the first one in another region
    };
    Demand demand;
    std::vector<Cell> cells;                  ///< all cells of the board for Partition
    int size = 0;                             ///< of a region
    std::vector<std::vector<Cell>> arms = {}; ///< of View: the cells after the first, from it on

    bool operator==(const Regions &) const = default;
};

/// The digits of \a cells, read as a number, begin with \a first and have their place among \a others, which
/// are as long: exactly \a lessCount of those that begin with the same digit are less, and none is equal
/// unless \a mayTie.
struct Rank
{
    std::vector<Cell> cells;
    Digit first;
    std::vector<std::vector<Cell>> others;
    int lessCount;
    bool mayTie;

    bool operator==(const Rank &) const = default;
};

} // namespace rule

using Rule = std::variant<rule::House, rule::Distinct, rule::Sum, rule::Pair, rule::Domain, rule::Automaton,
                          rule::Regions, rule::Rank>;

/// A visitor for std::visit, made of one lambda for each kind of rule.
template <typename... Functions>
struct Overloaded : Functions...
{
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/// Returns the cells of \a rule, those of a rule::Rank each once.
std::vector<Cell> cellsOf(const Rule &rule);

} // namespace sudoku
