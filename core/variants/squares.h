#pragma once

#include "core/board/geometry.h"
#include "core/variants/digitgroups.h"

#include <vector>

namespace sudoku {

struct Variant;

/// Returns \a cell with those right of it, below and across, row by row, or nothing at an edge or a hole.
std::vector<Cell> squareFrom(const Geometry &geometry, Cell cell);

/// Returns every square of four cells, in the order of their first ones.
std::vector<std::vector<Cell>> squaresOf(const Geometry &geometry);

/// Returns the groups of digits: each square of four cells has a digit of each. The kind has
/// LineLogic::Squares.
DigitGroups squareGroups(const Variant &kind, DigitValues values);

} // namespace sudoku
