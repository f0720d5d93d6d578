#pragma once

#include "core/board/board.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sudoku {

// What SudokuPad's own JSON shows beside givens, regions and killer cages: lines, arrows, shapes under and
// over the grid, cages with a text, fog, and texts about the puzzle, which may be in cages without cells.
// Places are [row, column] in cells from the top left corner. Widths of lines and sizes of fonts are in
// pixels of a cell of 64.

/// Returns the cell at [row, column] on a board of \a size, or nothing for a place beside it.
std::optional<Cell> sudokuPadCell(const nlohmann::json &place, int size);

/// Gives \a board the pictures of \a puzzle, and the number of those that are no valid drawings.
void readSudokuPadPictures(const nlohmann::json &puzzle, Board &board);

/// Returns whether \a cage, which is no killer cage, is a text about the puzzle or a light of the fog; then
/// \a board has it.
bool takeSudokuPadCage(const nlohmann::json &cage, Board &board);

/// Adds a cage without a rule to the drawings of \a board. Returns whether it is a valid one.
bool drawSudokuPadCage(const nlohmann::json &cage, Board &board);

/// Reads "metadata": title, author, rules, the solution and the message for solvers.
void readSudokuPadMetadata(const nlohmann::json &metadata, Board &board);

} // namespace sudoku
