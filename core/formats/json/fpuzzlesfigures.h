#pragma once

#include "core/board/drawing.h"

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <vector>

namespace sudoku {

// The arrays "line", "rectangle", "circle", "text" and "cage" of f-puzzles, whose elements are no rules.
// They are as wide and high as f-puzzles and SudokuPad draw them: a line of width 1 is half a cell wide, and
// a text of size 1 half a cell high. The middle of an element is that of its cells.

/// Moves the elements of \a members that are valid drawings to the end of \a drawings.
void takeFpuzzlesFigures(const Geometry &geometry, nlohmann::json &members, std::vector<Drawing> &drawings);

/// Adds an element for each of \a drawings but the backgrounds of cells. If \a isMarked, adds these, too, and
/// what looks alike where there is no such element, all marked as this program's.
void addFpuzzlesFigures(const Geometry &geometry, std::span<const Drawing> drawings, bool isMarked,
                        nlohmann::json &members);

} // namespace sudoku
