#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/board/random.h"

#include <vector>

namespace sudoku {

/// Returns random cages of two to four cells, a few of five, each connected and without a repeated digit in
/// \a solution, which is filled. Leaves out cells that fit into no cage, because a cage of one cell would
/// give its digit away.
std::vector<std::vector<Cell>> growCages(const Geometry &geometry, const Grid &solution, Random &random);

} // namespace sudoku
