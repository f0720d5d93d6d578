#pragma once

#include "core/hints/steps/position.h"

#include <vector>

namespace sudoku {

/// Returns the digits on the board in \a cells.
DigitSet placedIn(const Position &position, const std::vector<Cell> &cells);

/// Returns whether the region of \a part, whose cells are known to lie in one region, may have the part of
/// \a cell too: nothing known keeps them apart, no digit would be in it twice, and it would not be too large.
bool mayJoin(const Position &position, const std::vector<Cell> &part, Cell cell);

/// Returns the cells that the region of \a part may have, with those of \a part: from there on a way from
/// side to side leads to each, across no known border, through cells that it may have, in as many cells as
/// it still lacks. It has none of \a barred.
CellSet roomOf(const Position &position, const std::vector<Cell> &part, const std::vector<Cell> &barred = {});

} // namespace sudoku
