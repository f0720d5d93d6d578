#pragma once

#include <sudokuworkbench/puzzle.h>

#include "core/formats/puzzlelist.h"

#include <string>
#include <tl/expected.hpp>

namespace sudokuworkbench {

/// Returns a puzzle that was read, with the names of its rules that no answer covers.
Puzzle puzzleOfText(sudoku::TextPuzzle read);
/// Returns the first puzzle of \a text.
tl::expected<Puzzle, sudoku::TextError> firstPuzzleOf(const std::string &text);

} // namespace sudokuworkbench
