#pragma once

#include "core/formats/oneline/isskind.h"

namespace sudoku {

// Clues about the regions of a chaos construction in a string of the Interactive Sudoku Solver, for the table
// of kinds. Cells that stand for regions are named CC1, CC2 … row by row.

// SameValues~number of sets~region cell~region cell…: sets of one cell, which are equal
IssConstraints readIssTogether(const IssKind &kind, const Geometry &geometry, const IssItem &item);
std::string writeIssTogether(const IssKind &kind, const Geometry &geometry, const Constraint &constraint);

// ChaosCount~cell: how many of the cells around it, or ChaosCount~cell~0~region cell…: how many of these,
// which begin with its own
IssConstraints readIssSurroundings(const IssKind &kind, const Geometry &geometry, const IssItem &item);
IssConstraints readIssRegionCount(const IssKind &kind, const Geometry &geometry, const IssItem &item);

// ChaosArrow~cell: how many of the region it sees in all four directions, or ChaosArrow~cell~0~region cell…:
// how many along these, which begin with its own
IssConstraints readIssRegionView(const IssKind &kind, const Geometry &geometry, const IssItem &item);
IssConstraints readIssRegionArrow(const IssKind &kind, const Geometry &geometry, const IssItem &item);

std::string writeIssRegionCell(const IssKind &kind, const Geometry &geometry, const Constraint &constraint);
std::string writeIssRegionCells(const IssKind &kind, const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
