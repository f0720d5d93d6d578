#pragma once

#include "core/formats/oneline/isskind.h"

namespace sudoku {

// Cells with the same digit in a string of the Interactive Sudoku Solver, for the table of kinds.

// SameValues~number of sets~cell~cell…: sets of one cell, which are equal
IssConstraints readIssSame(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssSame(const IssKind &kind, const Geometry &geometry, const Constraint &clone);

// SameValues~number of sets~cell~cell…: sets of more cells, one after the other, with the same digits
IssConstraints readIssSets(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssSets(const IssKind &kind, const Geometry &geometry, const Constraint &groups);

// And.SameValues~….SameValues~….End: pairs of equal cells, which are a clone of several cells
IssConstraints readIssClone(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssClone(const IssKind &kind, const Geometry &geometry, const Constraint &clone);

} // namespace sudoku
