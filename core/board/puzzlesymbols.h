#pragma once

#include "core/board/symbols.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Returns the symbols that a puzzle may have, beside words: letters and pictures.
std::span<const SymbolSet> puzzleSymbolSets();

/// Why a list of characters cannot be symbols.
struct SymbolFault
{
    enum class Kind {
        Count,    ///< there are count characters, fewer than any board has digits, or more
        Repeated, ///< character is there twice
        Figures,  ///< they are figures only, which count the symbols where they are typed
        NoSymbol, ///< character means something else in texts, or cannot be seen
    };

    Kind kind;
    std::string character = {};
    int count = 0;
    bool operator==(const SymbolFault &) const = default;
};

/// Returns the symbols of a word such as "KITCHENS", or any other list of single characters: each is there
/// once, in upper case. They stay valid, and the same list gives the same symbols.
tl::expected<const SymbolSet *, SymbolFault> symbolsOfWord(std::string_view word);

/// The same for a word that somebody chooses. Files may have figures in another order, but nobody can type
/// them.
tl::expected<const SymbolSet *, SymbolFault> symbolsOfTypedWord(std::string_view word);

/// Returns the symbols with the id \a text, or those of the word \a text.
tl::expected<const SymbolSet *, SymbolFault> symbolsNamed(std::string_view text);

} // namespace sudoku
