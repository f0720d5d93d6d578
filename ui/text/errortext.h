#pragma once

#include <QString>

#include "core/formats/text/texterror.h"

namespace sudoku {

/// Sentences for the errors of a text, in the language of the user. The window and the command line share
/// them.

/// Returns the error and what would be right, without the place: "'X' is not a digit of a board of 9x9",
/// "this puzzle has 80 cells, but a board of 9x9 has 81".
QString errorText(const TextError &error);

/// Returns the error with its place: "line 4, column 7: 'X' is not a digit of a board of 9x9".
QString errorWithPlaceText(const TextError &error);

} // namespace sudoku
