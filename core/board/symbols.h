#pragma once

#include "core/board/digitset.h"

#include <span>
#include <string>
#include <string_view>

namespace sudoku {

/// How digits are shown: as numbers, or one character each. Boards up to 9x9 look the same in
/// "numbers" and "1-9A-".
struct SymbolSet
{
    std::string_view id;         ///< The word used in settings and on the command line.
    std::string_view name;       ///< English; translated where it is shown.
    std::string_view characters; ///< The character of digit 1, 2, …; empty for numbers.

    bool isNumeric() const { return characters.empty(); }
    /// How \a digit is written; digit must be in 1 … maxDigit().
    std::string symbol(Digit digit) const;
    /// The digit that \a character stands for, upper or lower case, or noDigit. Only for symbol sets of
    /// one character a digit.
    Digit digitOf(char character) const;
    /// The largest digit that can be written.
    int maxDigit() const;
};

/// All symbol sets, in the documented order in which reading prefers them: numbers, 1-9A-…, A-…
/// (A = 1), 0-9A-… (0 = 1).
std::span<const SymbolSet> symbolSets();
/// Null where no symbol set has that \a id.
const SymbolSet *findSymbolSet(std::string_view id);

} // namespace sudoku
