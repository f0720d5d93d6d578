#pragma once

#include "ui/pictures/boardreader.h"
#include "ui/pictures/markspots.h"

#include <map>

namespace sudoku {

/// The spots of ink in some cells.
using SpotsOfCells = std::map<Cell, std::vector<MarkSpot>>;

/// Reads pencil marks from \a spots into the cells of \a board. Where marks stand in a grid, as most programs
/// draw them, a mark's place tells its digit too. Spots that look like no digit are counted as not read.
void readMarks(BoardReading &board, const SpotsOfCells &spots, const CellReader &read);

} // namespace sudoku
