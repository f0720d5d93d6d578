#pragma once

#include "app/cli/run/finding.h"
#include "app/cli/run/puzzleinput.h"

#include <string>

namespace sudoku::cli {

/// Returns the answer for \a asked and its \a puzzle in the format of the settings.
Answer report(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const Finding &finding);

/// Returns the answer "error" for a text that is not a puzzle.
Answer report(const Settings &settings, const InputPuzzle &asked, const TextError &error);

/// Returns an answer with a message only, for a file that cannot be read.
Answer report(const InputPuzzle &asked, const FileError &error);

/// Returns the message for a text that is not a puzzle.
std::string textMessage(const InputPuzzle &asked, const TextError &error);

/// Notes for standard error, one line each, on what \a puzzle contains but verdicts do not cover.
std::string remarkNotes(const InputPuzzle &asked, const TextPuzzle &puzzle);

/// Returns a note such as "note: other programs will not see: …" on what a text of \a format does not tell
/// other programs about \a board; or empty.
std::string lossNote(const Format &format, const Board &board);

/// Returns a text such as "FILE:LINE:COLUMN: what", with a newline.
std::string messageAt(const std::string &file, int line, int column, const std::string &what);

/// Does the same; "FILE: what" if the whole file is meant.
std::string messageAt(const FilePlace &place, const std::string &what);

/// Returns \a text, a puzzle or a word in its place, followed by a blank line where puzzles have several
/// lines, so that answers can be separated and read as puzzles.
std::string withSeparator(const Settings &settings, std::string text);

} // namespace sudoku::cli
