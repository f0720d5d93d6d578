#pragma once

#include "core/formats/text/format.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns \a piece, a text with one puzzle, with \a board in the place of that puzzle: in the same format,
/// or in \a otherwise if that is only read, and with the same note behind it. Every other line stays as it
/// is: comments, blank lines and what is no puzzle. Returns nothing if the puzzle has no lines of its own, as
/// in a page, and if the text would not be read as \a board again.
std::optional<std::string> replacePuzzle(std::string_view piece, const Board &board, const Format &otherwise);

} // namespace sudoku
