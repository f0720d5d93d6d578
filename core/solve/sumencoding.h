#pragma once

#include "core/board/digitset.h"
#include "core/sat/cnf.h"

#include <span>
#include <vector>

namespace sudoku {

/// One digit that a cell may take, and the literal that says so.
struct Choice
{
    Digit digit;
    Literal literal;
};

/// Adds clauses that hold when the digits of \a cells add up to \a total; exactly one choice of each cell
/// is true by other clauses. A variable for "the first k cells add up to s" for each k and each s from which
/// \a total can still be reached: O(cells² x digits²) clauses, never one for each combination.
void encodeSum(Cnf &cnf, std::span<const std::vector<Choice>> cells, int total);

} // namespace sudoku
