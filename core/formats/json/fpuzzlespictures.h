#pragma once

#include "core/board/board.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// What f-puzzles draws and says beside rules: lines, circles, rectangles, texts and cages without a rule,
// colours of cells, fog, the solution and the message for whoever finds it. SudokuPad reads the same.

/// Moves what \a members of a puzzle draw and say into \a board. Leaves there what is no valid drawing.
/// \a cells are members of cells, by member and cell. The colours of cells that \a board has as those of the
/// player are no drawings.
void takeFpuzzlesPictures(nlohmann::json &members, nlohmann::json &cells, Board &board);

/// Adds what \a board shows and states to \a puzzle, which has a grid. If \a isMarked, drawings are marked as
/// this program's, so that they are not read again, and may be drawn as something else that looks alike.
void addFpuzzlesPictures(const Board &board, bool isMarked, nlohmann::json &puzzle);

} // namespace sudoku
