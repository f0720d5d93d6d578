#pragma once

#include <QString>
#include <QStringList>

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns \a name as it is written within a sentence.
QString nameInSentence(QString name);

/// Returns a text such as "9 × 9, diagonal from top left": what a player must know.
QString shapeText(const Puzzle &shape);

/// Returns the same for a board of \a size with rules of these names.
QString shapeText(int size, bool isIrregular, int digitCount, const QStringList &rules);

} // namespace sudoku
