#pragma once

#include <string>
#include <string_view>

namespace sudoku::cli {

/// Writes \a text to standard output at once. False where that fails: standard error is told why, once, unless
/// the reader has gone, which is no fault.
bool writeOutput(std::string_view text);

/// Whether standard output was a pipe whose reader has gone, as "head -1" goes.
bool hasReaderGone();

/// Writes \a text to standard error.
void writeMessage(std::string_view text);

/// \a text with "\x1b" in place of each character that could command a terminal, and of each byte that is no UTF-8;
/// for what comes from outside: names of files, words of other programs.
std::string printable(std::string_view text);

} // namespace sudoku::cli
