#pragma once

#include "core/board/board.h"
#include "core/formats/json/workbenchmember.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace sudoku {

/// Removes from the \a members of an f-puzzles puzzle all constraints that the program has, and returns them
/// in a fixed order. Leaves other constraints in \a members, and those that are no valid ones.
std::vector<Constraint> takeFpuzzlesConstraints(const Geometry &geometry, nlohmann::json &members);

/// Returns the constraint of a cell that may only hold \a digits, an array, or nothing if they are none.
std::optional<Constraint> givenMarksOf(const Geometry &geometry, Cell cell, const nlohmann::json &digits);

/// Adds those of \a constraints that f-puzzles can express to \a members, with given candidates in the cells
/// of the grid if \a members has one.
WrittenConstraints addFpuzzlesConstraints(const Geometry &geometry,
                                          const std::vector<Constraint> &constraints,
                                          nlohmann::json &members);

} // namespace sudoku
