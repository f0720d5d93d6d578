#pragma once

#include <QString>

#include "core/formats/text/remark.h"
#include "core/formats/text/texterror.h"

namespace sudoku {

/// Sentences for the errors of a text, in the language of the user. The window and the command line share
/// them.

/// Returns the error and what would be right, without the place: "'X' is not a digit of a board of 9x9",
/// "this puzzle has 80 cells, but a board of 9x9 has 81".
QString errorText(const TextError &error);

/// Returns a text such as "'skyscraper' is not supported: the verdict does not cover it".
/// \a size is that of the board, or 0 (see elementText()).
QString remarkText(const Remark &remark, int size = 0);

/// Returns the error with its place: "line 4, column 7: 'X' is not a digit of a board of 9x9".
QString errorWithPlaceText(const TextError &error);

} // namespace sudoku
