#pragma once

#include <QString>
#include <QStringList>

namespace sudoku {

/// How it is written what is in a cell and what is not.
enum class Notation {
    Plain,  ///< HoDoKu's, for the command line and for what is exported: "r4c7=5 r4c2<>3,6"
    Window, ///< "r4c7 = 5; r4c2 ≠ 3, 6"; no line breaks beside the signs
};

/// Returns \a cells with \a digits, or without them unless \a has: "r4c7=5" or "r4c2<>3,6".
QString hasText(const QString &cells, const QStringList &digits, bool has, Notation notation);
/// Returns \a text in Notation::Window without its signs, for a screen reader: "r4c2 is not 3, 6".
QString inWords(QString text);

} // namespace sudoku
