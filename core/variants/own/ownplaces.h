#pragma once

#include "core/board/geometry.h"
#include "core/variants/own/ownkinddefinition.h"

#include <array>
#include <utility>
#include <vector>

namespace sudoku {

/// Returns the rows, the columns or the regions of a board; the cells of each in their order.
std::vector<std::vector<Cell>> linesOf(const Geometry &geometry, OwnPlace place);

/// Returns every two cells that are \a leap rows and columns, or columns and rows, apart; the first one
/// before the second. On a ring a row and a column go on at the other side.
std::vector<std::pair<Cell, Cell>> cellsApart(const Geometry &geometry, std::array<int, 2> leap, bool isRing);

} // namespace sudoku
