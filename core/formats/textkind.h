#pragma once

#include <string_view>

namespace sudoku {

// What a text looks like that is no puzzle, as TextError::found has it: "png", "spreadsheet", "prose" …

/// The kind of file that begins with \a bytes, where no puzzle begins so; else empty.
std::string_view fileKind(std::string_view bytes);

/// What \a text, which cannot be read as a puzzle, looks like; empty where it may be a faulty puzzle.
std::string_view textKind(std::string_view text);

} // namespace sudoku
