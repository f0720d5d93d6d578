#pragma once

#include "core/board/cellset.h"
#include "core/search/narrowing.h"

namespace sudoku {

/// Removes each of the digits \a needed, which one of \a cells must have, from all cells that see each of
/// them that may have it, by \a peers. Returns false if a digit has no place, or a cell has no digit left.
bool keepNeeded(SearchBoard &board, std::span<const Cell> cells, DigitMask needed,
                std::span<const CellSet> peers);

} // namespace sudoku
