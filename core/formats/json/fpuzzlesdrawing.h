#pragma once

#include "core/board/puzzle.h"

#include <nlohmann/json_fwd.hpp>
#include <span>

namespace sudoku {

// The constraints that f-puzzles and SudokuPad do not know are drawn there, by the marks that the board
// shows: as lines, circles, rectangles, cages and texts that are marked as this program's.

/// The pages that open the JSON of f-puzzles.
enum class FpuzzlesSite { Fpuzzles, SudokuPad };

/// Of a cell: a line of width 1 is as wide, and a text of size 1 as high.
inline constexpr double fpuzzlesUnit = 0.5;

/// Removes the drawings that this program added to the \a members of a puzzle.
void removeFpuzzlesDrawing(nlohmann::json &members);

/// Adds drawings of \a constraints.
void addFpuzzlesDrawing(const Geometry &geometry, std::span<const Constraint> constraints,
                        nlohmann::json &members);
/// Adds the candidates that \a constraints give to cells: SudokuPad does not show those of the cells.
void addSudokuPadDigits(const Geometry &geometry, std::span<const Constraint> constraints,
                        nlohmann::json &members);

} // namespace sudoku
