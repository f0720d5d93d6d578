#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// Removes the first character of \a text, in UTF-8, which is not empty, and returns it. A byte that is of no
/// character is one by itself.
std::string_view takeFirst(std::string_view &text);

/// Returns the characters of \a text.
std::vector<std::string_view> charactersOf(std::string_view text);

/// Returns \a character, or its upper case: of letters of Latin (as in western Europe), Greek and Cyrillic.
std::string inUpperCase(std::string_view character);

/// Returns whether \a character can be the symbol of a digit: a letter, a figure or a sign outside ASCII that
/// is seen by itself, but no blank, no part of a frame and no accent alone.
bool canBeSymbol(std::string_view character);

} // namespace sudoku
