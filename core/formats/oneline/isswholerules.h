#pragma once

#include "core/formats/oneline/isskind.h"

namespace sudoku {

// Items about several digits for which the program has no kind of its own become own kinds
// (core/variants/own) that are read step by step.

/// Sum~TOTAL~cells, where cells may be repeated, and Sum~TOTAL_=_FACTOR_FACTOR…~cells.
IssConstraints readIssFactors(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// Cage~TOTAL~cells, where cells are repeated: each counts as often as it is named.
IssConstraints readIssRepeatedCage(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// EqualSum~cells~-~cells…: all groups have the same sum.
IssConstraints readIssEqualSums(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// PillArrow~N~cells: the first N cells are a number of N digits, read from left to right or from top to
/// bottom.
IssConstraints readIssLongPill(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// ValueIndexing~value~index~cells: the cell with that index, from 1 on, has that value.
IssConstraints readIssValueIndexing(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// ContainExact~value_value…~cells: each value as often as it is named; ContainAtLeast: that often or more.
IssConstraints readIssContain(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// Returns the rule that no two digits are equal if the first one is 0.
IssConstraints issDifferAtZero(const std::vector<Cell> &cells);

/// Returns the item of a constraint that one of these functions reads, whatever its look is, or an empty
/// text.
std::string writeIssWholeRule(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
