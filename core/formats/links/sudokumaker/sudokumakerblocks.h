#pragma once

#include "core/board/puzzle.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"
#include "core/formats/text/jsonaccess.h"

#include <vector>

// The blocks of a puzzle of SudokuMaker, each with the constraints of a kind.
namespace sudoku {

/// Adds the constraints of \a block to \a constraints, and returns what is left of it: null if that is
/// nothing.
nlohmann::json takeBlock(const Geometry &geometry, const MakerFrame &frame, const nlohmann::json &block,
                         std::vector<Constraint> &constraints);

/// Adds the negative constraint that the rest of a block has, and removes it there. The rest becomes null if
/// nothing else is left.
void takeNegative(const nlohmann::json::array_t &blocks, int firstDigit, std::vector<Constraint> &constraints,
                  nlohmann::json &rest);

} // namespace sudoku
