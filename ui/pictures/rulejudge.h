#pragma once

#include "ui/pictures/boardlook.h"
#include "ui/pictures/boardreader.h"

namespace sudoku {

/// Reads a board with the rules that were found on it, as readBoard() does. The digits judge the rules: they
/// are in doubt if the board has solutions without them and none with them. A guess becomes a rule if only
/// with it the board has exactly one solution. Shades that are not understood are counted in the reading
/// unless it has exactly one solution.
BoardReading readWithRules(std::span<const CellImage> cells, const BoardShape &shape, const FoundRules &found,
                           const CellReader &read, const std::stop_token &stop);

} // namespace sudoku
