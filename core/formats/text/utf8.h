#pragma once

#include <string>
#include <string_view>

namespace sudoku {

/// Takes the first character off \a text, which must not be empty. A byte that begins no valid UTF-8
/// counts as one character, U+FFFD.
char32_t takeCharacter(std::string_view &text);

/// Returns the number of characters in \a text, each byte that begins no valid UTF-8 being one.
int characterCount(std::string_view text);

/// Appends \a character to \a text as UTF-8.
void appendCharacter(std::string &text, char32_t character);

} // namespace sudoku
