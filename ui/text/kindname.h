#pragma once

#include <QString>

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns a word for the kind of a board that stays the same in every language and version: its size, then
/// "jigsaw", "13-digits" or the like, and the ids of its rules, such as "9x9 anti-diagonal diagonal".
QString kindId(const Puzzle &puzzle);

/// Returns the name of a kind: that of the BoardKind, "X-Sudoku", or else one such as "16 × 16, arrow". A
/// word of a later version stays as it is.
QString kindName(const QString &id);
/// Returns the same for the kind of \a puzzle.
QString kindName(const Puzzle &puzzle);

} // namespace sudoku
