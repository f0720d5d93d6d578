#pragma once

#include <string>
#include <string_view>

namespace sudoku {

/// What plainCharacters() makes of a sign that is not ASCII; it may be a blank cell.
inline constexpr char foreignSign = '\x02';

/// Returns \a text, in UTF-8 or UTF-16, with one byte for each character: figures of full width and of other
/// scripts are figures, lines of frames are | and -, other spaces are spaces, and what else is not ASCII is a
/// foreignSign. Lines end in '\n'.
std::string plainCharacters(std::string_view text);

/// Returns whether \a character is a digit from 1 to 9.
bool isFigure(char character);
/// Returns whether \a character is a letter of English.
bool isLatinLetter(char character);
/// Returns whether \a character may stand for a blank cell beside figures.
bool isBlankSign(char character);
/// Returns whether \a text has no more than one kind of blank sign; among others, one may be a slip.
bool hasOneBlankSign(std::string_view text);

} // namespace sudoku
