#pragma once

#include "core/board/puzzle.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// The blocks of SudokuMaker that are no rules: lines (2000), cages (2001), symbols (2002) and the lights of
// fog (4000). Places are in cells from the top left corner, as here.

/// Moves what \a block shows into \a info, and returns the rest of it: null if that is nothing. Returns other
/// blocks, and those that are switched off, as they are.
nlohmann::json takeMakerPictures(const Geometry &geometry, const MakerFrame &frame, nlohmann::json block,
                                 PuzzleInfo &info);

/// Adds blocks for the drawings and the fog of \a info. If \a isMarked, drawings are marked as this
/// program's, so that they are not read again, and may be drawn as something else that looks alike.
void addMakerPictures(const MakerFrame &frame, const PuzzleInfo &info, bool isMarked, nlohmann::json &blocks);

} // namespace sudoku
