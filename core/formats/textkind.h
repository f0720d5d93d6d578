#pragma once

#include <string_view>

namespace sudoku {

// What a text that is not a puzzle looks like, as in TextError::found: "png", "spreadsheet", "prose" …

/// The kind of file that begins with \a bytes; empty where a puzzle may begin so.
std::string_view fileKind(std::string_view bytes);

/// What \a text, which cannot be read as a puzzle, looks like; empty where it may be a faulty puzzle.
std::string_view textKind(std::string_view text);

} // namespace sudoku
