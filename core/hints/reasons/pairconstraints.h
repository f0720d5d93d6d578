#pragma once

#include "core/hints/reasons/nearmiss.h"
#include "core/hints/reasons/premise.h"
#include "core/hints/reasons/reasonwalk.h"

#include <stop_token>
#include <vector>

namespace sudoku {

// Premises do not name the rules for two cells, such as dots, by which their candidates exclude each other.
// These functions do. They return constraints of the puzzle, ascending.

/// Returns the constraints with such rules that are needed so that \a conclusion follows from \a premises;
/// none can be left out. \a position still has what digits on the board exclude by such rules. If \a stop
/// comes, some may be needless.
std::vector<int> pairConstraintsOf(const Position &position, const std::vector<Premise> &premises,
                                   const Deduction &conclusion, const std::stop_token &stop = {});

/// Returns the same of everything that \a step concludes. In \a before, what rules for two cells forbid
/// beside a digit on the board may be gone, as in a walk.
std::vector<int> pairConstraintsOf(const Position &before, const ReasonStep &step,
                                   const std::stop_token &stop = {});

/// Returns a constraint whose rule for two cells forbids \a candidate beside a digit on the board; nothing
/// if a cell that it sees has this digit, or if there is none.
std::vector<int> constraintsThatExclude(const Position &position, const Candidate &candidate);

} // namespace sudoku
