#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

/// Returns the solution that another program states: an array or a text with a digit for each cell, where
/// commas may separate them, and with other signs for what is open. Returns a grid without cells if there is
/// no solution of such a board.
Grid foreignSolution(const nlohmann::json &value, const Geometry &geometry);

/// Returns \a solution as an array for f-puzzles, with "." for what is open.
nlohmann::json foreignSolutionJson(const Grid &solution);

} // namespace sudoku
