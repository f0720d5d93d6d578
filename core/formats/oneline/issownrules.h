#pragma once

#include "core/formats/oneline/isskind.h"

namespace sudoku {

// Rules that a person has made there become own kinds (core/variants/own), and own kinds are written as such.
//
// - Pair~TABLE~_NAME~cells~~cells: neighbours on lines; PairX: each two cells of a group. Binary and BinaryX
//   are older forms, with - and _ exchanged. Bit (a - 1) n + b - 1 of the table is whether a and b go
//   together, six bits a letter, the lowest first.
// - Regex~PATTERN~cells~~cells, in base64url
// - NFA~MACHINE~_NAME~cells~~cells, see machineOfText()

/// Returns a constraint for each group of cells; none if \a item is no such rule.
IssConstraints readIssOwnRule(const IssKind &kind, const Geometry &geometry, const IssItem &item);

/// Returns the item of a constraint of an own kind, or an empty text if there is none for it.
std::string writeIssOwnRule(const IssKind &kind, const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
