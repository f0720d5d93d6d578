#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/board/random.h"
#include "core/generate/cagewish.h"

#include <vector>

namespace sudoku {

/// Returns random cages of the sizes that are wished, few of the largest, each connected and without a
/// repeated digit in \a solution, which is filled; about as many as are wished. Leaves out cells that fit
/// into no cage.
std::vector<std::vector<Cell>> growCages(const Geometry &geometry, const Grid &solution, Random &random,
                                         const CageWish &wish = {});

} // namespace sudoku
