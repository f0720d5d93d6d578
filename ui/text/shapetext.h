#pragma once

#include <QString>
#include <QStringList>

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns a text such as "9 × 9, diagonal from top left": what a player must know.
QString shapeText(const Puzzle &shape);

/// Returns the same for a board of \a size with rules of these names, as they are written in a sentence.
QString shapeText(int size, bool isIrregular, DigitValues digits, const QStringList &rules);

} // namespace sudoku
