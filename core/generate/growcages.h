#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/board/random.h"

#include <vector>

namespace sudoku {

/// Cages of two to four cells by chance, here and there five, each in one piece and without a digit twice in
/// \a solution, which is filled. A cell that fits into no cage is left out: a cage of one cell would give its
/// digit away.
std::vector<std::vector<Cell>> growCages(const Geometry &geometry, const Grid &solution, Random &random);

} // namespace sudoku
