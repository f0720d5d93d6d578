#pragma once

#include "core/formats/oneline/isskind.h"

namespace sudoku {

// Clues beside the board in a string of the Interactive Sudoku Solver, for the table of kinds.

// Name~line~number~number, where a line is C1 or R1, and the numbers are for its two ends
IssConstraints readIssEnds(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssEnds(const IssKind &kind, const Geometry &geometry, const Constraint &clue);

// Name~number~line
IssConstraints readIssSandwich(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssSandwich(const IssKind &kind, const Geometry &geometry, const Constraint &clue);

// Name~number~cell, where the cell at the edge names a diagonal
IssConstraints readIssLittleKiller(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssLittleKiller(const IssKind &kind, const Geometry &geometry, const Constraint &clue);

} // namespace sudoku
