#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/puzzleinput.h"
#include "core/board/board.h"

#include <string>

namespace sudoku::cli {

// What is written of a puzzle: a text in a format, or its part of a file of another program.

/// Returns the text of \a board, the puzzle of that number in the input.
std::string writtenText(const Settings &settings, const Board &board, int number);

/// Returns whether other programs will not find a part of \a board in what is written.
bool losesSomething(const Settings &settings, const Board &board);

/// Returns a line about these parts, or an empty text.
std::string noteOnLosses(const Settings &settings, const Board &board);

/// Returns why the file cannot hold \a board, puzzle \a number of the input, or an empty text.
std::string misfit(const Settings &settings, const Board &board, int number);

/// Returns \a answer, which is about a puzzle that is not written. In a file of another program there is no
/// place for its line, so it is left out.
Answer notWritten(const Settings &settings, Answer answer);
/// Returns the answer that \a asked is not written, with the \a notes before and the \a reason.
Answer notWritten(const Settings &settings, const InputPuzzle &asked, const std::string &notes,
                  const std::string &reason);

} // namespace sudoku::cli
