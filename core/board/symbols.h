#pragma once

#include "core/board/digitvalues.h"

#include <span>
#include <string>
#include <string_view>

namespace sudoku {

/// The symbols of digits: numbers, or one character for each. Boards up to 9x9 look the same in "numbers" and
/// "1-9A-".
struct SymbolSet
{
    std::string_view id;         ///< the word used in settings and on the command line
    std::string_view name;       ///< in English; translated where it is shown
    std::string_view characters; ///< the characters of digits 1, 2, …; empty for numbers

    bool isNumeric() const { return characters.empty(); }
    /// Returns whether some of the symbols of 1 … \a digitCount have two characters.
    bool hasLongSymbols(int digitCount) const { return isNumeric() && digitCount > 9; }
    /// Returns the symbol of \a digit, which must be in 1 … maxDigit().
    std::string symbol(Digit digit) const;
    /// Returns the digit with the symbol \a character, upper or lower case, or noDigit. Only for symbols of
    /// one character.
    Digit digitOf(char character) const;
    /// Returns the largest digit that has a symbol.
    int maxDigit() const;
};

/// Returns all symbol sets, in the order in which reading prefers them: numbers, 1-9A-…, A-… (A = 1), 0-9A-…
/// (0 is the first digit, whatever it stands for).
std::span<const SymbolSet> symbolSets();
/// Returns the symbols of a board: \a chosen, or 0-9A-… where the first digit is 0.
const SymbolSet &symbolsOf(DigitValues values, const SymbolSet &chosen);
/// Returns the symbol set with that \a id, or null.
const SymbolSet *findSymbolSet(std::string_view id);

} // namespace sudoku
