#pragma once

#include <sudokuworkbench/puzzle.h>

#include "core/board/board.h"

#include <string>
#include <vector>

namespace sudokuworkbench {
inline namespace v1 {

struct Puzzle::Data
{
    sudoku::Board board;
    std::vector<std::string> uncoveredRules = {};
};

} // namespace v1

/// Returns the puzzle of \a board.
Puzzle puzzleOf(sudoku::Board board, std::vector<std::string> uncoveredRules = {});
/// Returns the digits of \a grid.
Grid digitsOf(const sudoku::Grid &grid);

} // namespace sudokuworkbench
