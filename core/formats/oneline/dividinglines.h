#pragma once

#include "core/formats/oneline/lineforms.h"

namespace sudoku {

// How the game IDs of Simon Tatham's puzzles write which cells belong together: for the borders between
// columns, row by row, and then for those between rows, column by column, how many come without a dividing
// line before one with it.
// '_' is 0, 'a' 1 … 'y' 25; 'z' is 25 and no line behind them. A last line is thought behind all borders.

/// For each cell the number of its group, from 0 in the order in which they come. Ends before a comma.
tl::expected<std::vector<int>, TextError> readDividingLines(LineReader &line, int size);

/// The inverse: neighbours are divided where \a groupOf differs.
std::string dividingLines(int size, const std::vector<int> &groupOf);

} // namespace sudoku
