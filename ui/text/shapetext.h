#pragma once

#include <QString>

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns \a name as it is written within a sentence.
QString nameInSentence(QString name);

/// Returns a text such as "9 × 9, diagonal from top left": what a player must know.
QString shapeText(const Puzzle &shape);

} // namespace sudoku
