#pragma once

#include "core/board/memo.h"
#include "core/board/puzzle.h"
#include "core/planes/planesearch.h"

#include <memory>

namespace sudoku {

/// Makes the search for boards such as \a puzzle, or nothing if there is none. What it needs of the rules is
/// kept in \a memo.
std::unique_ptr<PlaneSearch> makePlaneSearch(const Puzzle &puzzle, const Memo &memo = {});

} // namespace sudoku
