#pragma once

#include "core/board/board.h"
#include "core/board/translate.h"

#include <span>
#include <string>
#include <string_view>

namespace sudoku {

/// When two boards have the same puzzle: its shape, its givens and its rules. Entries, marks and titles make
/// no difference.
enum class Sameness {
    Equal,
    /// In another form too. Boards that have a canonical form are compared by it. Of others, only forms are
    /// known that come from turns and reflections, and from relabelling the digits, if the rules allow.
    Isomorphic,
};

struct NamedSameness
{
    Sameness sameness;
    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
};

/// Returns both, in the order in which they are offered.
std::span<const NamedSameness> samenesses();

/// Returns a text that two boards have in common exactly if they have the same puzzle. Rules that are
/// switched off do not count; those that are not supported do.
std::string puzzleKey(const Board &board, Sameness sameness);

} // namespace sudoku
