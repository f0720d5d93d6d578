#pragma once

#include "ui/pictures/boardlook.h"
#include "ui/pictures/boardreader.h"

#include <span>

namespace sudoku {

/// The cells of a board on which rules seem to be drawn.
struct RuledCells
{
    std::span<const CellImage> asDrawn;
    std::span<const CellImage> withoutRules; ///< what eraseRules() leaves of them
};

/// Reads a board with the rules that were found on it, as readBoard() does. The digits judge the rules: they
/// are in doubt if the board has solutions without them and none with them, and left out if then all their
/// cells have digits. A guess becomes a rule if only
/// with it the board has exactly one solution. Shades that are not understood are counted in the reading
/// unless it has exactly one solution.
BoardReading readWithRules(const RuledCells &cells, const BoardShape &shape, const FoundRules &found,
                           const CellReader &read, const std::stop_token &stop);

} // namespace sudoku
