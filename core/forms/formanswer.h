#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <optional>
#include <string_view>

namespace sudoku {

/// What a solver printed about a puzzle that a PuzzleForm wrote.
struct FormAnswer
{
    enum class Status { Satisfiable, Unsatisfiable, Undecided };

    Status status;
    Grid grid = {}; ///< if Satisfiable; cells that the answer leaves out are blank
};

/// Reads the answer of a solver, any bytes, for a board of \a geometry. Returns nothing if \a text is no
/// answer to one of these forms:
///
/// - OPB: as in the competitions, "s SATISFIABLE" and lines "v x1 -x2 …".
/// - SMT-LIB: "sat" and "((r1c1 #x5) …)", "unsat" or "unknown".
/// - MiniZinc: rows of digits above a line of dashes, or "=====UNSATISFIABLE=====".
std::optional<FormAnswer> readFormAnswer(std::string_view text, const Geometry &geometry);

} // namespace sudoku
