#pragma once

#include "core/formats/text/texterror.h"

#include <string_view>

namespace sudoku {

// The one place that decides what is wrong where there is no puzzle: nothing at all, another kind of text, or
// a text without one.

/// Returns why \a text, which is not read because of \a error, is no puzzle.
TextError noPuzzleInText(std::string_view text, TextError error);
/// Returns why a file of another kind that begins with \a bytes has no puzzle.
TextError noPuzzleInFile(std::string_view bytes);
/// Returns the error of a stream that ends without a puzzle.
TextError noPuzzleInStream(bool isEmpty);
/// Returns the error of \a directives on line \a line, after which no puzzle comes.
TextError noPuzzleAfter(std::string_view directives, int line);

/// Returns whether a text with \a error, which is in no format, may hold puzzles among other words.
bool mayHoldPuzzles(const TextError &error);
/// Returns whether to look for the first puzzle after a text with \a error: it is words, or cells that a
/// remark must name.
bool isLeftOutBeforePuzzles(const TextError &error);

} // namespace sudoku
