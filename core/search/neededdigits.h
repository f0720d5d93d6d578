#pragma once

#include "core/board/cellset.h"
#include "core/search/narrowing.h"

namespace sudoku {

/// Removes digits that \a cells need: each of \a needed must be in one of \a cells, so no cell that sees all
/// its possible places can have it. \a peers says which cells see each other. Returns false if such a digit
/// has no place, or if a cell has no digit left.
bool keepNeeded(SearchBoard &board, std::span<const Cell> cells, DigitMask needed,
                std::span<const CellSet> peers);

} // namespace sudoku
