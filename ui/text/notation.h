#pragma once

#include <QString>
#include <QStringList>

#include "core/board/symbols.h"

#include <functional>

namespace sudoku {

/// How it is written what is in a cell and what is not.
enum class Notation {
    Plain,  ///< HoDoKu's, for the command line and for what is exported: "r4c7=5 r4c2<>3,6"
    Window, ///< "r4c7 = 5; r4c2 ≠ 3, 6"; no line breaks beside the signs
};

/// Returns \a cells with \a digits, or without them unless \a has: "r4c7=5" or "r4c2<>3,6".
QString hasText(const QString &cells, const QStringList &digits, bool has, Notation notation);
/// Returns \a names; three or more that follow one another become a range, with \a sign between its ends.
/// \a isFollowed says whether the next name follows the one at an index.
QStringList withRanges(const QStringList &names, const QString &sign,
                       const std::function<bool(qsizetype)> &isFollowed);
/// Returns the symbols of \a digits, ascending; three or more that follow one another are a range: "1, 3,
/// 5–9". A range has digits alone or letters alone: nobody counts on from 9 to A.
QStringList rangesOf(const SymbolSet &symbols, DigitSet digits);
/// Returns \a text in Notation::Window without its signs, for a screen reader: "r4c2 cannot be 3, 6 to 9".
QString inWords(QString text);

} // namespace sudoku
