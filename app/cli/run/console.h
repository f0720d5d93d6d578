#pragma once

#include <QString>

#include "app/cli/run/finding.h"

#include <string>
#include <string_view>

namespace sudoku::cli {

/// Writes \a text to standard output at once; returns false if that fails. The first failure is reported
/// on standard error, unless the reader has gone, which is no error.
bool writeOutput(std::string_view text);

/// Returns whether standard output is a pipe whose reader has gone, as after "head -1".
bool hasReaderGone();

/// Writes \a text to standard error.
void writeMessage(std::string_view text);
/// Writes whole lines about what is wrong to standard error, on a terminal in red.
void writeProblem(std::string_view lines);

/// Shows \a line on the terminal behind standard error, instead of the one that was shown before. It
/// disappears before anything else is written, so that it never mixes with that.
void showStatus(std::string_view line);
void clearStatus();

/// Writes the program's name and \a what to standard error; returns Failure.
ExitStatus refuse(const QString &what);

/// Returns \a text with an escape such as "\x1b" for each control character and each byte that is not UTF-8.
/// For text from outside: names of files, output of other programs.
std::string printable(std::string_view text);

} // namespace sudoku::cli
