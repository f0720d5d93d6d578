#pragma once

#include "core/formats/text/format.h"

#include <string_view>

namespace sudoku {

inline constexpr std::size_t digitLineLength = 81;

/// Returns whether \a text is 81 digits, dots and zeros, as collections of classic 9x9 puzzles have them, and
/// nothing else. Streams of a million such lines are read without looking for anything that they have not.
bool isDigitLine(std::string_view text);

/// Returns the givens of a text for which isDigitLine() holds.
Grid readDigits(std::string_view line);

/// Reads a text for which isDigitLine() holds; the result is what readPlainText() gives for it.
TextPuzzle readDigitLine(std::string_view text);

} // namespace sudoku
