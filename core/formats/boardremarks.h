#pragma once

#include "core/board/board.h"
#include "core/formats/text/remark.h"

#include <vector>

namespace sudoku {

/// Returns remarks on what \a board contains but no verdict covers.
std::vector<Remark> remarksOn(const Board &board);

/// Returns whether all rules of the text that \a board was read from could be read.
bool hasAllRules(const Board &board);

} // namespace sudoku
