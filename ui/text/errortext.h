#pragma once

#include <QString>

#include "core/formats/text/remark.h"
#include "core/formats/text/texterror.h"

namespace sudoku {

/// Sentences for what is wrong with a text, in the language of the user; shared by the window and the command
/// line.

/// What is wrong and what would be right, without the place: "'X' is no digit of a board of 9x9",
/// "80 cells: a board of 9x9 has 81".
QString errorText(const TextError &error);

/// "'skyscraper' is not supported: the verdict does not cover it".
QString remarkText(const Remark &remark);

/// With the place: "line 4, column 7: 'X' is no digit of a board of 9x9".
QString errorWithPlaceText(const TextError &error);

} // namespace sudoku
