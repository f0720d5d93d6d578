#pragma once

#include "core/board/digitvalues.h"

#include <span>
#include <string>
#include <string_view>

namespace sudoku {

struct Board;

/// The symbols of digits: numbers, one character for each, or pictures. Boards up to 9x9 look the same in
/// "numbers" and "1-9A-".
struct SymbolSet
{
    std::string_view id;   ///< the word used in settings, in files and on the command line
    std::string_view name; ///< in English; translated where it is shown
    std::string_view
        characters;          ///< the characters of digits 1, 2, … in UTF-8; empty for numbers and pictures
    bool isOfPuzzle = false; ///< a puzzle keeps them; others are the reader's choice
    std::span<const std::string_view> pictures = {}; ///< what those of 1, 2, … show, in English

    /// Whether texts have numbers for the digits.
    bool isNumeric() const { return characters.empty(); }
    /// Whether they were listed by somebody, and are for boards of just as many digits.
    bool isWord() const { return isOfPuzzle && id == characters; }
    /// Returns whether some of the symbols of 1 … \a digitCount have two characters.
    bool hasLongSymbols(int digitCount) const { return isNumeric() && digitCount > 9; }
    /// Returns the symbol of \a digit, which must be in 1 … maxDigit(), in a text; a number for a picture.
    std::string symbol(Digit digit) const;
    /// Returns the digit with the symbol \a character, upper or lower case, or noDigit. Only for symbols of
    /// one character.
    Digit digitOf(std::string_view character) const;
    Digit digitOf(char character) const { return digitOf(std::string_view(&character, 1)); }
    /// Returns the largest digit that has a symbol.
    int maxDigit() const;
    /// Returns whether a board of that many digits can have them.
    bool fits(int digitCount) const;
};

/// Returns the symbol sets of readers, in the order in which reading prefers them: numbers, 1-9A-…, A-…
/// (A = 1), 0-9A-… (0 is the first digit, whatever it stands for).
std::span<const SymbolSet> symbolSets();
/// Returns the symbols of a board of these digits: \a chosen, but numbers where these are too few, and 0-9A-…
/// where the first digit is 0, unless \a chosen are of a puzzle.
const SymbolSet &symbolsOf(DigitValues values, const SymbolSet &chosen);
/// The same for \a board, whose own symbols come before \a chosen.
const SymbolSet &symbolsOf(const Board &board, const SymbolSet &chosen);
/// Returns the set of symbolSets() or puzzleSymbolSets() with that \a id, or null.
const SymbolSet *findSymbolSet(std::string_view id);

} // namespace sudoku
