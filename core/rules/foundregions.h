#pragma once

#include "core/board/grid.h"
#include "core/board/rule.h"

#include <vector>

namespace sudoku {

/// Returns whether the regions of \a grid, which is filled and has some, are as \a demand says. Shares no
/// code with the encoder.
bool areKept(const rule::Regions &demand, const Grid &grid);

/// Returns the cells of each region of \a grid, in the order of their numbers. There are none if the puzzle
/// says the regions.
std::vector<std::vector<Cell>> foundRegions(const Grid &grid);

} // namespace sudoku
