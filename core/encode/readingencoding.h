#pragma once

#include "core/board/rule.h"
#include "core/sat/cnf.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// One digit that a cell may take, and the literal that says so; 0 where the cell has that digit for certain.
struct Choice
{
    Digit digit;
    Literal literal;
};

// Both write that digits read one after the other come to an end that is accepted; exactly one choice of each cell is true
// by other clauses. What was read so far is a state (a sum, the state of an automaton), and there is a variable for each
// number of cells and each state after them from which an accepted end can still be reached: never a clause for each
// combination of digits. When a stop comes only a part is
// written.

/// The digits of \a cells add up to \a total: O(cells² x digits²) clauses.
void encodeSum(Cnf &cnf, std::span<const std::vector<Choice>> cells, int total, const std::stop_token &stop);

/// The same where no digit comes twice in \a cells by other clauses, over the \a sets of digits that they can have
/// together: stronger, and good where these are few. (The "combinations" of Killer Sudoku.)
void encodeSets(Cnf &cnf, std::span<const std::vector<Choice>> cells, std::span<const DigitSet> sets);

/// \a automaton accepts the digits of \a cells: O(cells x states x digits) clauses.
/// (Bacchus, "GAC via unit propagation", 2007: of his clauses those from a state and a digit to the next state.)
void encodeAutomaton(Cnf &cnf, std::span<const std::vector<Choice>> cells, const rule::Automaton &automaton,
                     const std::stop_token &stop);

} // namespace sudoku
