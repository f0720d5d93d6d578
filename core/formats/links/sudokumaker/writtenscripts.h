#pragma once

#include "core/board/puzzle.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace sudoku {

/// Returns a block with a script for each kind of those constraints of \a puzzle, by their indices, whose
/// rules are all about two cells, sums, different digits or the digits of a cell: SudokuMaker has components
/// for these. The blocks are marked by workbenchMark, as what reads them here knows the constraints from
/// elsewhere.
std::vector<nlohmann::json> scriptsFor(const Puzzle &puzzle, const MakerFrame &frame,
                                       const std::vector<int> &unwritten);

} // namespace sudoku
