#pragma once

#include "core/board/puzzle.h"
#include "core/planes/planesearch.h"

#include <memory>

namespace sudoku {

/// Makes the search for boards such as \a puzzle, or nothing if there is none.
std::unique_ptr<PlaneSearch> makePlaneSearch(const Puzzle &puzzle);

} // namespace sudoku
