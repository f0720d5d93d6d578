#pragma once

#include "core/board/board.h"
#include "core/board/random.h"

#include <vector>

namespace sudoku {

/// Returns \a count random forms of \a board, all different and none like \a board; fewer if its shape and
/// rules allow no more.
std::vector<Board> disguisedCopies(const Board &board, int count, Random &random);

} // namespace sudoku
