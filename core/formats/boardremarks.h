#pragma once

#include "core/board/board.h"
#include "core/formats/text/remark.h"

#include <vector>

namespace sudoku {

/// What is to be said of what \a board keeps and no verdict reckons with.
std::vector<Remark> remarksOn(const Board &board);

} // namespace sudoku
