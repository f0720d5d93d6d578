#pragma once

#include "core/board/rule.h"
#include "core/encode/atmostone.h"
#include "core/sat/cnf.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// A digit that a cell may take, and its literal; 0 if the cell certainly has the digit.
struct Choice
{
    Digit digit;
    Literal literal;
};

/// What an auxiliary variable of the functions below means.
struct ReadingVariable
{
    enum class Kind {
        Sum,   ///< the first \a cellsRead cells add up to \a number
        State, ///< after them, the automaton is in the state \a number
        Set,   ///< the digits are \a digits
        Place, ///< one of the cells has the only one of \a digits
    };
    Literal variable;
    Kind kind;
    int cellsRead = 0;
    int number = 0;
    DigitSet digits = {};
};

// encodeSum() and encodeAutomaton() read the digits of cells one after the other. After each cell there is a
// variable for each state (a partial sum, a state of the automaton) from which an accepted end can still be
// reached. So there is never a clause for each combination of digits. All functions here expect that the
// caller writes, by other clauses, that exactly one choice of each cell is true. When a stop comes, only a
// part of the clauses is written. If meanings is not null, it gets one for each variable that is added.

/// Writes that the digits of \a cells add up to \a total: O(cells² x digits²) clauses.
void encodeSum(Cnf &cnf, std::span<const std::vector<Choice>> cells, int total, const std::stop_token &stop,
               Auxiliaries auxiliaries = Auxiliaries::Implied,
               std::vector<ReadingVariable> *meanings = nullptr);

/// Writes that the digits of \a cells are one of \a sets, if other clauses say that no digit is repeated. It
/// propagates more than encodeSum(), and is small for few sets. (The "combinations" of Killer Sudoku.) The
/// auxiliary variables are determined.
void encodeSets(Cnf &cnf, std::span<const std::vector<Choice>> cells, std::span<const DigitSet> sets,
                std::vector<ReadingVariable> *meanings = nullptr);

/// Writes that \a automaton accepts the digits of \a cells: O(cells x states x digits) clauses. (Bacchus,
/// "GAC via unit propagation", 2007: of his clauses those from a state and a digit to the next state.)
void encodeAutomaton(Cnf &cnf, std::span<const std::vector<Choice>> cells, const rule::Automaton &automaton,
                     const std::stop_token &stop, Auxiliaries auxiliaries = Auxiliaries::Implied,
                     std::vector<ReadingVariable> *meanings = nullptr);

} // namespace sudoku
