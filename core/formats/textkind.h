#pragma once

#include <string_view>

namespace sudoku {

// The kinds of texts that are not puzzles, or none that can be read, as in TextError::found: "png",
// "spreadsheet", "prose", "ksudoku-roxdoku" …

/// Returns the kind of file that begins with \a bytes, or an empty text if a puzzle may begin so.
std::string_view fileKind(std::string_view bytes);

/// Returns the likely kind of \a text, which cannot be read as a puzzle, or an empty text if it may be a
/// faulty puzzle.
std::string_view textKind(std::string_view text);

} // namespace sudoku
