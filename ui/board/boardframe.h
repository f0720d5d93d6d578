#pragma once

#include "core/board/board.h"
#include "ui/paint/boardpainter.h"

#include <optional>
#include <vector>

namespace sudoku {

/// What a view shows of a board.
struct BoardFrame
{
    Board board;
    BoardHighlights highlights;
    const SymbolSet *symbols;
    int findings = 0; ///< another number for other findings
};

/// Returns whether something lies over several cells, at places that depend on what these show.
bool spansCells(const BoardFrame &frame);

/// Cells, ascending, that look otherwise than before.
struct ChangedCells
{
    std::vector<Cell> all;
    std::vector<Cell> below; ///< those of them that look otherwise below their digits and marks too
};

/// Returns the cells that look otherwise in \a after than in \a before, or nothing if the whole board may:
/// where more than what single cells show has changed. The sizes of marks are not looked at.
std::optional<ChangedCells> changedCells(const BoardFrame &before, const BoardFrame &after);

/// Returns whether the sizes of pencil marks may be others in \a after than in \a before.
bool mayMarkSizesDiffer(const BoardFrame &before, const BoardFrame &after);

} // namespace sudoku
