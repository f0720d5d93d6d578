#pragma once

#include "core/formats/text/texterror.h"
#include "core/variants/constraintproblem.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// Reads "ID [NUMBER...] [CELL...]", as "killer 15 r1c1 r1c2 r2c1" or "windoku"; commas may separate cells
/// too. A constraint that is returned has no problem on this board. The column of an error is an index from 0
/// into \a text, and its line is 0.
tl::expected<Constraint, TextError> readConstraint(const Geometry &geometry, std::string_view text);

/// "r4c7" or "R4C7" as a cell of the board.
std::optional<Cell> cellOf(const Geometry &geometry, std::string_view name);

/// Adds the cells that the first two determine where \a constraint has only these; returns what is wrong with
/// it then.
std::optional<ConstraintProblem> complete(const Geometry &geometry, Constraint &constraint);

/// The inverse of readConstraint().
std::string constraintText(const Geometry &geometry, const Constraint &constraint);

} // namespace sudoku
