#pragma once

#include <QString>

#include "core/board/puzzlesymbols.h"

namespace sudoku {

/// Returns what a sentence calls \a digit: its symbol, or what its picture shows.
QString symbolText(const SymbolSet &symbols, Digit digit);

/// Returns all of them: "cat, fish, butterfly, rabbit".
QString symbolList(const SymbolSet &symbols, int digitCount);

/// Returns the name of \a symbols in the language of the user, or the word that they are.
QString symbolsName(const SymbolSet &symbols);

/// Returns why a list of characters cannot be symbols, without a full stop.
QString symbolFaultText(const SymbolFault &fault);

/// Returns why a board of \a digitCount digits cannot have \a symbols, which do not fit it, without a full
/// stop.
QString misfitText(const SymbolSet &symbols, int digitCount);

} // namespace sudoku
