#pragma once

#include "core/formats/text/texterror.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/ownkindnames.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// Reads "ID [NUMBER...] [CELL...] [\"TEXT\"]", such as "killer 15 r1c1 r1c2 r2c1" or "windoku"; commas may
/// separate cells too. The text goes from the first quotation mark to the last one. The returned constraint
/// has no problem on this board. The column of an error is an index from 0 into \a text, and its line is 0.
/// \a kinds are those that the text may name.
tl::expected<Constraint, TextError> readConstraint(const Geometry &geometry, std::string_view text,
                                                   const OwnKindNames &kinds = {});

/// Returns the cell of "r4c7" or "R4C7", or nothing if the board has no such cell.
std::optional<Cell> cellOf(const Geometry &geometry, std::string_view name);

/// If \a constraint has only the first two cells of a line, adds the others. Returns the problem of the
/// constraint, or nothing.
std::optional<ConstraintProblem> complete(const Geometry &geometry, Constraint &constraint);

/// Returns the inverse of readConstraint().
std::string constraintText(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
