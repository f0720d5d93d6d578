#pragma once

#include <QString>
#include <QStringList>

#include "core/board/puzzle.h"

namespace sudoku {

/// Returns a text such as "9 × 9, diagonal from top left": what a player must know.
QString shapeText(const Puzzle &shape);

/// Returns the same for a board of \a size with rules of these names, as they are written in a sentence.
QString shapeText(int size, bool isIrregular, DigitValues digits, const QStringList &rules);

/// Returns the same for a board called \a name that has \a usualDigits by default.
QString shapeText(const QString &name, int usualDigits, DigitValues digits, const QStringList &rules);

/// Returns a text such as "5 boards of 9 × 9" or "9 × 9 with holes" for a board that is no square.
QString boardsText(const Geometry &geometry);
/// The same for a single board with holes, and for several boards if only their number is known.
QString holesText(int size);
QString boardCountText(int count);

} // namespace sudoku
