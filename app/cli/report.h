#pragma once

#include "app/cli/finding.h"
#include "app/cli/puzzleinput.h"

#include <string>

namespace sudoku::cli {

/// The answer for \a asked, whose puzzle is \a puzzle, in the form that the settings ask for.
Answer report(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const Finding &finding);

/// The answer "error" for a text that is no puzzle.
Answer report(const Settings &settings, const InputPuzzle &asked, const TextError &error);

/// Just the message: there is no puzzle that could have an answer.
Answer report(const InputPuzzle &asked, const FileError &error);

/// Only what standard error says of a text that is no puzzle.
std::string textMessage(const InputPuzzle &asked, const TextError &error);

/// Notes for standard error about what in \a puzzle the program does not know: a line each, or nothing.
std::string remarkNotes(const InputPuzzle &asked, const TextPuzzle &puzzle);

/// "note: other programs will not see: …", for what a text of \a format does not tell them of \a board; or nothing.
std::string lossNote(const Format &format, const Board &board);

/// What JSON tells of every puzzle.
QJsonObject puzzleObject(const Settings &settings, const Puzzle &puzzle);

/// "FILE:LINE:COLUMN: what", with a newline.
std::string messageAt(const std::string &file, int line, int column, const std::string &what);

/// The same; "FILE: what" where the whole file is meant.
std::string messageAt(const FilePlace &place, const std::string &what);

/// \a text of a puzzle, or a word in its place. A blank line follows where puzzles have several lines, so that answers
/// can be told apart and read as puzzles.
std::string withSeparator(const Settings &settings, std::string text);

/// The digits of \a grid in one line, without what plain digits cannot say.
std::string lineOf(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols);

} // namespace sudoku::cli
