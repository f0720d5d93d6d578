#pragma once

#include "core/formats/oneline/lineforms.h"

namespace sudoku {

// Groups of cells in the game IDs of Simon Tatham's puzzles. They write, for the borders between columns, row
// by row, and then for those between rows, column by column, the number of borders without a dividing line
// before the next one with it. '_' is 0, 'a' 1 … 'y' 25; 'z' is 25 borders that no line follows. One more
// line follows all borders.

/// Returns for each cell the number of its group, from 0 in the order of their first cells. Ends before a
/// comma.
tl::expected<std::vector<int>, TextError> readDividingLines(LineReader &line, int size);

/// Returns the dividing lines between neighbours with different \a groupOf: the inverse of
/// readDividingLines().
std::string dividingLines(int size, const std::vector<int> &groupOf);

} // namespace sudoku
